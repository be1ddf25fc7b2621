import type { NamedFinding } from './run-checks.ts'

/** As monitoring plugins exit: 0 all well, 1 warnings, 2 failures. */
export function exitCode(findings: readonly NamedFinding[]): 0 | 1 | 2 {
  if (findings.some(({ status }) => status === 'failed')) return 2
  return findings.some(({ status }) => status === 'warning') ? 1 : 0
}

const COLUMN_CHARACTERS = 19

/** A line for each finding, its remedy below it, and a summary. */
export function textReport(findings: readonly NamedFinding[]): string {
  const lines = findings.flatMap((finding) => [
    `${finding.status.padEnd(8)} ${finding.check.padEnd(COLUMN_CHARACTERS)} ${finding.message}`,
    ...(finding.status === 'ok' ? [] : [`${' '.repeat(COLUMN_CHARACTERS + 10)}→ ${finding.remedy}`]),
  ])
  const count = (status: string) => findings.filter((finding) => finding.status === status).length
  return [...lines, `${count('failed')} failed, ${count('warning')} warnings, ${count('ok')} ok`].join('\n')
}

/** The same for programs. */
export function jsonReport(findings: readonly NamedFinding[]): string {
  return JSON.stringify({ status: ['ok', 'warning', 'failed'][exitCode(findings)], findings }, null, 2)
}
