import type { ReactNode } from 'react'
import type { CheckboxField } from '@beam/forms/engine/form-definition.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { FieldMessages } from './field-messages.tsx'

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

type Links = NonNullable<CheckboxField['links']>

/** The label with its links. */
function withLinks(label: string, [link, ...rest]: Links): ReactNode {
  if (!link || !label.includes(link.text)) return label
  const start = label.indexOf(link.text)
  return (
    <>
      {label.slice(0, start)}
      <a href={link.address} target="_blank" rel="noopener">
        {link.text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {withLinks(label.slice(start + link.text.length), rest)}
    </>
  )
}
