import type { ChoiceField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { LabelWords, Notes } from './field-texts.tsx'

/** A few options, all in sight. */
export function RadiosControl({ name, field, error, initial }: ControlProps<ChoiceField>) {
  return (
    <fieldset
      className="radios"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, { hint: field.hint, error })}
    >
      <legend>
        <LabelWords field={field} />
      </legend>
      <div className="radio-row">
        {field.options.map(({ value, label }, place) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              id={place === 0 ? name : `${name}-${place + 1}`}
              name={name}
              value={value}
              defaultChecked={value === initial}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Notes name={name} field={field} error={error} />
    </fieldset>
  )
}
