import type { ChoiceField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { FieldMessages } from './field-messages.tsx'
import { LabelText } from './label-text.tsx'

/** A group of radio buttons. */
export function RadiosControl({ name, field, error, initial }: ControlProps<ChoiceField>) {
  return (
    <fieldset
      className="radios"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, { hint: field.hint, error })}
    >
      <legend>
        <LabelText field={field} />
      </legend>
      <FieldMessages name={name} field={field} error={error} />
      <div className="radio-row">
        {field.options.map(({ value, label }, index) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${index + 1}`}
              name={name}
              value={value}
              defaultChecked={value === initial}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
