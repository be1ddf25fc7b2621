import type { Finding } from './use-findings'

/** Problems by document, in the format of Strapi's validation: by field, a text to translate or further fields. */
export type EntryProblems = Readonly<Record<string, object>>

/** A stored draft and what the checks found in it. */
export interface CheckedEntry {
  readonly documentId: string
  readonly findings: readonly Pick<Finding, 'severity' | 'message'>[]
}

/** Adds what prevents publishing to the problems of fields. */
export function withBlockers(invalidFields: EntryProblems, checked: readonly CheckedEntry[]): EntryProblems {
  const problems: Record<string, object> = { ...invalidFields }
  for (const { documentId, findings } of checked) {
    const blockers = findings.filter(({ severity }) => severity === 'blocker')
    if (blockers.length === 0) continue
    const texts = blockers.map(({ message }, index) => [`blocker ${index}`, asText(message)])
    problems[documentId] = { ...invalidFields[documentId], ...Object.fromEntries(texts) }
  }
  return problems
}

/** The message is a value, not the text itself, in which some characters would have a meaning. */
function asText(message: string): object {
  return { id: 'beam.blocker', defaultMessage: '{message}', values: { message: `${message}.` } }
}
