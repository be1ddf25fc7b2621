import { Children, type ReactNode } from 'react'
import type { Field } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

interface FieldMessagesProps {
  readonly name: string
  readonly field: Field
  readonly error: string
  readonly children?: ReactNode
}

/** The texts below a control: its error, exactly as in its rule, its hint, and others. */
export function FieldMessages({ name, field, error, children }: FieldMessagesProps) {
  if (!error && !field.hint && Children.toArray(children).length === 0) return null
  return (
    <div className="field-messages">
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
