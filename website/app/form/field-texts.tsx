import { Children, type ReactNode } from 'react'
import type { Field } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

/** The words of a label, with the few optional fields marked. */
export function LabelWords({ field }: { field: Field }) {
  return (
    <>
      {field.label}
      {field.optional && <span className="optional"> (optional)</span>}
    </>
  )
}

interface NotesProps {
  readonly name: string
  readonly field: Field
  readonly error: string
  readonly children?: ReactNode
}

/** What stands below a control: its message, exactly as the rule words it, its hint, and what else belongs to it. */
export function Notes({ name, field, error, children }: NotesProps) {
  if (!error && !field.hint && Children.toArray(children).length === 0) return null
  return (
    <div className="notes">
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <FormIcon name="warning" />
          {error}
        </p>
      )}
      {field.hint && (
        <p className="hint" id={`${name}-hint`}>
          {field.hint}
        </p>
      )}
      {children}
    </div>
  )
}
