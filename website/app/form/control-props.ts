import type { Field } from '@beam/forms/engine/form-definition.ts'

/** What every control gets. */
export interface ControlProps<F extends Field> {
  readonly name: string
  readonly field: F
  /** The message shown in `#<name>-error`; '' for none. */
  readonly error: string
  /** The value shown until the visitor changes it. */
  readonly initial: string | boolean
  /** Advice shown from the start; '' for none. */
  readonly advice: string
  /** No text field comes after it. */
  readonly isLast: boolean
}

/** Ids of the texts that describe a control, in reading order, for `aria-describedby`. */
export function describedBy(name: string, parts: Readonly<Record<string, unknown>>): string | undefined {
  const ids = Object.entries(parts).flatMap(([part, present]) => (present ? [`${name}-${part}`] : []))
  return ids.length > 0 ? ids.join(' ') : undefined
}
