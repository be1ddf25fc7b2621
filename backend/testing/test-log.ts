import type { BackendLog, Facts } from '../src/backend-log.ts'

export interface TestLog extends BackendLog {
  readonly lines: (Facts & { readonly level: string })[]
}

/** A log that remembers. */
export function createTestLog(): TestLog {
  const lines: TestLog['lines'] = []
  const at = (level: string) => (facts: Facts) => void lines.push({ ...facts, level })
  return { lines, info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') }
}
