import type { Rule } from '../engine/define-form.ts'
import { required } from '../engine/rules.ts'

/** Words a form asks with, and how it says that an answer is missing: '{label} {ending}' (specification §5). */
export function askingWith(ending: 'is required' | 'is required.') {
  return {
    /** Must be answered, and keep these further rules. */
    needed: (label: string, ...rules: readonly Rule[]) => ({
      label,
      rules: [required(`${label} ${ending}`), ...rules],
    }),
    /** May stay empty. */
    welcome: (label: string) => ({ label, optional: true, rules: [] }),
  }
}

export type Asking = ReturnType<typeof askingWith>
