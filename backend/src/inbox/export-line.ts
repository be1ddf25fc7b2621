import type { Answers } from '@beam/forms/engine/define-form.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { csvLine } from './csv-line.ts'

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const METADATA_COLUMNS = [
  'reference',
  'id',
  'form',
  'received',
  'status',
  'assignee',
  'reasons',
  'textsVersion',
] as const

/** The names of the columns. */
export function csvHeader(fields: readonly string[]): string {
  return csvLine([...METADATA_COLUMNS, ...fields], true)
}

/** One submission with the answers to these fields, as a line of the export. */
export function exportLine(
  format: ExportFormat,
  submission: DecryptedSubmission,
  fields: readonly string[],
): string {
  return format === 'csv' ? csvLine(csvRow(submission, fields)) : jsonLine(submission, fields)
}

function csvRow(submission: DecryptedSubmission, fields: readonly string[]): string[] {
  const answers = new Map(
    describeAnswers(submission.form, submission.answers).map(({ field, text }) => [field, text]),
  )
  return [
    submission.reference,
    submission.id,
    submission.form.name,
    new Date(submission.receivedAt).toISOString(),
    submission.status,
    submission.assignee?.name ?? '',
    submission.reasons.join(' '),
    submission.form.textsVersion,
    ...fields.map((field) => answers.get(field) ?? ''),
  ]
}

function jsonLine(submission: DecryptedSubmission, fields: readonly string[]): string {
  const { form, answers, id, reference, receivedAt, status, reasons, assignee } = submission
  const chosen: Answers = Object.fromEntries(
    Object.entries(answers).filter(([name]) => fields.includes(name)),
  )
  const line = {
    id,
    reference,
    form: form.name,
    received: new Date(receivedAt).toISOString(),
    status,
    assignee: assignee?.name ?? null,
    reasons,
    textsVersion: form.textsVersion,
    answers: chosen,
  }
  return `${printableJson(line)}\n`
}
