import { Fragment } from 'react'
import type { ChoiceField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { FieldHead } from './field-head.tsx'

/** A native select: it works with keyboards, touch and screen readers alike. */
export function SelectControl({ name, field, error, initial }: ControlProps<ChoiceField>) {
  return (
    <>
      <FieldHead name={name} field={field} error={error} />
      <select
        id={name}
        name={name}
        defaultValue={String(initial)}
        autoComplete={field.autocomplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint: field.hint, error })}
      >
        {field.initial === undefined && <option value="">{field.placeholder ?? ''}</option>}
        {field.options.map(({ value, label, setApart }) => (
          <Fragment key={value}>
            {setApart && <hr />}
            <option value={value}>{label}</option>
          </Fragment>
        ))}
      </select>
    </>
  )
}
