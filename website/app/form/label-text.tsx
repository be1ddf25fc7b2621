import type { Field } from '@beam/forms/engine/form-definition.ts'

/** The text of a field's label; optional fields are marked. */
export function LabelText({ field }: { field: Field }) {
  return (
    <>
      {field.label}
      {field.optional && <span className="optional"> (optional)</span>}
    </>
  )
}
