/** The variants of a game as fields, made from their JSON Schema. */
import type { OptionForm } from "../types";

export type Value = number | boolean | string;

export function defaults(forms: OptionForm[]): Record<string, Value> {
  return Object.fromEntries(
    forms.filter((form) => form.schema.default !== undefined).map((form) => [form.name, form.schema.default as Value]),
  );
}

interface Props {
  form: OptionForm;
  value: Value | undefined;
  set: (value: Value) => void;
}

interface FieldsProps {
  forms: OptionForm[];
  chosen: Record<string, Value>;
  choose: (chosen: Record<string, Value>) => void;
}

export function OptionFields({ forms, chosen, choose }: FieldsProps) {
  return (
    <>
      {forms.map((form) => (
        <OptionField
          key={form.name}
          form={form}
          value={chosen[form.name]}
          set={(value) => choose({ ...chosen, [form.name]: value })}
        />
      ))}
    </>
  );
}

function OptionField({ form, value, set }: Props) {
  const help = form.help ? `${form.name}-help` : undefined;
  return (
    <div class="field option">
      <label>
        <Field form={form} value={value} set={set} {...(help ? { help } : {})} />
        <span>{form.label}</span>
      </label>
      {form.help && <small id={help}>{form.help}</small>}
    </div>
  );
}

function Field({ form, value, set, help }: Props & { help?: string }) {
  const { schema } = form;
  const described = help ? { "aria-describedby": help } : {};
  if (schema.type === "boolean") {
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked)}
        {...described}
      />
    );
  }
  if (Array.isArray(schema.enum)) {
    const among = schema.enum as Value[];
    return (
      <select
        value={String(value)}
        onChange={(event) => set(among.find((one) => String(one) === event.currentTarget.value)!)}
        {...described}
      >
        {among.map((one) => (
          <option key={String(one)} value={String(one)}>
            {form.words[String(one)] ?? String(one)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === "integer") {
    return (
      <input
        type="number"
        value={String(value ?? "")}
        {...(typeof schema.minimum === "number" ? { min: schema.minimum } : {})}
        {...(typeof schema.maximum === "number" ? { max: schema.maximum } : {})}
        required
        onInput={(event) => event.currentTarget.value && set(Number(event.currentTarget.value))}
        {...described}
      />
    );
  }
  return (
    <input
      value={String(value ?? "")}
      maxLength={200}
      onInput={(event) => set(event.currentTarget.value)}
      {...described}
    />
  );
}
