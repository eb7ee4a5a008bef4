/** One of a few, all of them in sight. */
interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  among: readonly (readonly [T, string])[];
  set: (value: T) => void;
  tagged?: boolean;
}

export function Choice<T extends string>({ name, label, value, among, set, tagged }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {among.map(([one, text]) => (
          <label key={one} {...(tagged ? { lang: one } : {})}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => set(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no. */
export function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} /> <span>{label}</span>
    </label>
  );
}
