import type { Rule } from '../engine/define-form.ts'
import { required } from '../engine/rules.ts'

/**
 * Labels and rules of required and optional fields; the message for a missing answer is '{label} {ending}'
 * (specification §5).
 */
export function fieldRequirements(ending: 'is required' | 'is required.') {
  return {
    /** A required field with further rules. */
    requiredField: (label: string, ...rules: readonly Rule[]) => ({
      label,
      rules: [required(`${label} ${ending}`), ...rules],
    }),
    /** A field that may stay empty. */
    optionalField: (label: string) => ({ label, optional: true, rules: [] }),
  }
}

export type FieldRequirements = ReturnType<typeof fieldRequirements>
