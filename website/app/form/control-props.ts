import type { Field } from '@beam/forms/engine/form-definition.ts'

/** What every control is told about its field. */
export interface ControlProps<F extends Field> {
  readonly name: string
  readonly field: F
  /** The message that stands in `#<name>-error`; '' when all is well. */
  readonly error: string
  /** What it shows before anybody touches it. */
  readonly initial: string | boolean
  /** Advice that stands beside it from the start. */
  readonly remark: string
}

/** Ids of the texts that belong to a control, in reading order, for `aria-describedby`. */
export function describedBy(name: string, parts: Readonly<Record<string, unknown>>): string | undefined {
  const ids = Object.entries(parts).flatMap(([part, there]) => (there ? [`${name}-${part}`] : []))
  return ids.length > 0 ? ids.join(' ') : undefined
}
