/** A hook or a component on a page in memory. */
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";

export interface Held<T, P> {
  /** What the hook returned last. */
  readonly value: T;
  again(input: P): Promise<void>;
  leave(): Promise<void>;
}

/** Call `hook` as a component would, with this input and, `again`, with another. */
export async function hold<T, P>(hook: (input: P) => T, first: NoInfer<P>): Promise<Held<T, P>> {
  let value: T;
  function Holder({ input }: { input: P }) {
    value = hook(input);
    return null;
  }
  const root = document.createElement("div");
  const put = (child: ComponentChild) => act(() => render(child, root));
  await put(<Holder input={first} />);
  return {
    get value() {
      return value;
    },
    again: (input) => put(<Holder input={input} />),
    leave: () => put(null),
  };
}

/** Let what was promised happen, and be drawn. */
export const happen = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
