import type { ReactNode } from 'react'
import type { Field } from '@beam/forms/engine/form-definition.ts'
import { FieldMessages } from './field-messages.tsx'
import { LabelText } from './label-text.tsx'

interface FieldHeadProps {
  readonly name: string
  readonly field: Field
  readonly error: string
  /** Beside the label. */
  readonly children?: ReactNode
}

/** What stands above a control: its label, hint and error. */
export function FieldHead({ name, field, error, children }: FieldHeadProps) {
  const label = (
    <label htmlFor={name}>
      <LabelText field={field} />
    </label>
  )
  return (
    <div className="field-head">
      {children ? (
        <div className="label-row">
          {label}
          {children}
        </div>
      ) : (
        label
      )}
      <FieldMessages name={name} field={field} error={error} />
    </div>
  )
}
