import type { ChoiceField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { LabelWords, Notes } from './field-texts.tsx'

/** A native list: it works with every keyboard, finger and reader. */
export function SelectControl({ name, field, error, initial }: ControlProps<ChoiceField>) {
  return (
    <>
      <label htmlFor={name}>
        <LabelWords field={field} />
      </label>
      <select
        id={name}
        name={name}
        defaultValue={String(initial)}
        autoComplete={field.autocomplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint: field.hint, error })}
      >
        {field.initial === undefined && <option value="">{field.placeholder ?? ''}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Notes name={name} field={field} error={error} />
    </>
  )
}
