import type { Field } from '@beam/forms/engine/form-definition.ts'
import { Icon } from './form-icon.tsx'

/** The words of a label, with the few optional fields marked. */
export function LabelWords({ field }: { field: Field }) {
  return (
    <>
      {field.label}
      {field.optional && <span className="optional"> (optional)</span>}
    </>
  )
}

export function Hint({ name, field }: { name: string; field: Field }) {
  if (!field.hint) return null
  return (
    <p className="hint" id={`${name}-hint`}>
      {field.hint}
    </p>
  )
}

/** A field's message: its text is exactly the rule's. */
export function FieldError({ name, error }: { name: string; error: string }) {
  if (error === '') return null
  return (
    <p className="field-error" id={`${name}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  )
}
