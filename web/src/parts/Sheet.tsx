/** A leaf of paper over the table; Escape and a click beside it close it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../words";
import { Icon } from "./Icon";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
  /** What stays in reach while the leaf is read. */
  foot?: ComponentChildren;
}

export function Sheet(props: Props) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser tells as `cancel`
    <dialog
      ref={dialog}
      class={props.wide ? "sheet wide" : "sheet"}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClick={(event) => event.target === dialog.current && props.close()}
    >
      <div class="sheet-page">
        <div class="sheet-head">
          <h2>{props.title}</h2>
          <button type="button" class="quiet" aria-label={say("close")} title={say("close")} onClick={props.close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet-body" tabIndex={0}>
          {props.children}
        </div>
        {props.foot && <div class="sheet-foot">{props.foot}</div>}
      </div>
    </dialog>
  );
}
