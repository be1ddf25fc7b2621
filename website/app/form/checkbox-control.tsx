import type { CheckboxField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { FieldMessages } from './field-messages.tsx'
import { withLinks } from './with-links.tsx'

/** A checkbox. Links in its label open a new tab, so that the form stays open. */
export function CheckboxControl({ name, field, error, initial }: ControlProps<CheckboxField>) {
  return (
    <>
      <FieldMessages name={name} field={field} error={error} />
      <label className="choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={initial === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint: field.hint, error })}
        />
        <span>{withLinks(field.label, field.links ?? [])}</span>
      </label>
    </>
  )
}
