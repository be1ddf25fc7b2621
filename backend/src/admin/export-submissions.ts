import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { stringify } from 'csv-stringify/sync'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { AdminError, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { parseFilter, iterateSubmissions } from './iterate-submissions.ts'

/** Every submission that fits, with every answer, as CSV for a spreadsheet or as NDJSON for a program. */
export async function exportSubmissions(context: AdminContext, args: Arguments): Promise<void> {
  const format = optionText(args, 'format') ?? 'csv'
  if (format !== 'csv' && format !== 'ndjson') throw new AdminError('--format is csv or ndjson.')
  const fields = await fieldNames(context, optionText(args, 'form'))
  if (format === 'csv') await context.write(csvLine([...OURS, ...fields], true))
  for await (const stored of iterateSubmissions(context, parseFilter(args))) {
    const submission = await context.decryptSubmission(stored)
    await context.write(format === 'csv' ? csvLine(csvRow(submission, fields)) : jsonLine(submission))
  }
}

const OURS = ['reference', 'id', 'form', 'received', 'status', 'reasons', 'textsVersion'] as const

/** Of every version of the form there ever was (or of all forms), in the order in which they were asked. */
async function fieldNames({ storage }: AdminContext, form: string | undefined): Promise<string[]> {
  const definitions = (await storage.listFormVersions(null)).map((text) => JSON.parse(text) as FormDefinition)
  const wanted = definitions.filter(({ name }) => form === undefined || name === form)
  if (form !== undefined && wanted.length === 0)
    throw new AdminError(`No submission to a form ${form} was ever stored.`)
  return [...new Set(wanted.flatMap(({ fields }) => Object.keys(fields)))]
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
    submission.reasons.join(' '),
    submission.form.textsVersion,
    ...fields.map((field) => answers.get(field) ?? ''),
  ]
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
function csvLine(cells: readonly string[], first = false): string {
  return stringify([[...cells]], { escape_formulas: true, bom: first, record_delimiter: 'windows' })
}

function jsonLine({
  form,
  answers,
  seq: _seq,
  receivedAt,
  dueOn: _due,
  ...rest
}: DecryptedSubmission): string {
  const line: Readonly<Record<string, unknown>> & { readonly answers: Answers } = {
    ...rest,
    form: form.name,
    received: new Date(receivedAt).toISOString(),
    textsVersion: form.textsVersion,
    answers,
  }
  return `${JSON.stringify(line)}\n`
}
