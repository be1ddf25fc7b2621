import type { Field } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

interface FieldMessagesProps {
  readonly name: string
  readonly field: Field
  readonly error: string
}

/**
 * The texts between label and control, where a keyboard on a phone does not cover them: hint, and error as in its rule.
 */
export function FieldMessages({ name, field, error }: FieldMessagesProps) {
  return (
    <>
      {field.hint && (
        <p className="hint" id={`${name}-hint`}>
          {field.hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <FormIcon name="warning" />
          {error}
        </p>
      )}
    </>
  )
}
