import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { InboxFilter } from '../storage/commands/inbox.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { may, type Actor } from './actor.ts'
import { consumeCap } from './caps.ts'
import { csvLine } from './csv-line.ts'
import { inboxFilter, type Filter } from './filter.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const

interface ExportRequest {
  readonly format: (typeof EXPORT_FORMATS)[number]
  readonly filter: Filter
  /** Names of answers. Without them: all that are not sensitive, or simply all at the command line. */
  readonly fields?: readonly string[] | undefined
}

const HIDDEN = '(hidden)'
const PAGE_SIZE = 100

/**
 * Submissions that fit, newest first, as CSV for a spreadsheet or as NDJSON for a program. Sensitive answers are in it
 * only where they were chosen and may be revealed. Audited before anything is returned.
 */
export async function exportSubmissions(
  context: InboxContext,
  actor: Actor,
  { format, filter, fields }: ExportRequest,
): Promise<{ readonly chunks: AsyncIterable<string>; readonly count: number } | Refusal> {
  const selected = await inboxFilter(context, actor, filter, 'export')
  if (isRefusal(selected)) return selected
  if (selected.forms.length === 0) return refuse('forbidden', 'Your role does not allow exports.')
  const known = await fieldsOf(context, selected.forms)
  const unknown = fields?.find((field) => !known.has(field))
  if (unknown !== undefined)
    return refuse('invalid', `fields: there is no answer called ${unknown.slice(0, 80)}`)
  const capped = await consumeCap(context, actor, 'export')
  if (capped) return capped
  const count = await context.storage.countMatching(selected)
  const chosen =
    fields ?? [...known].filter(([, sensitive]) => seesAll(actor) || !sensitive).map(([name]) => name)
  const details = { format, count, forms: selected.forms, fields: fields ?? null, view: filter.view ?? 'all' }
  await context.storage.appendAudit(auditEntry(context, actor, 'export', null, details))
  return { count, chunks: exportLines(context, actor, selected, chosen, format) }
}

function seesAll({ permissions }: Actor): boolean {
  return permissions === 'all'
}

/** The fields of every version of the forms, in the order in which they were asked, with whether one is sensitive. */
async function fieldsOf({ storage }: InboxContext, forms: readonly string[]): Promise<Map<string, boolean>> {
  const fields = new Map<string, boolean>()
  for (const text of await storage.listFormVersions(null)) {
    const form = JSON.parse(text) as FormDefinition
    if (!forms.includes(form.name)) continue
    for (const [name, { sensitive }] of Object.entries(form.fields))
      fields.set(name, fields.get(name) === true || sensitive === true)
  }
  return fields
}

async function* exportLines(
  context: InboxContext,
  actor: Actor,
  filter: InboxFilter,
  fields: readonly string[],
  format: ExportRequest['format'],
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine([...METADATA_COLUMNS, ...fields], true)
  for await (const stored of iterateInbox(context, filter)) {
    const submission = withoutHidden(await context.decryptSubmission(stored), actor)
    yield format === 'csv' ? csvLine(csvRow(submission, fields)) : jsonLine(submission, fields)
  }
}

/** All that fit, newest first, however many there are. */
export async function* iterateInbox(
  { storage }: Pick<InboxContext, 'storage'>,
  filter: InboxFilter,
): AsyncGenerator<StoredSubmission> {
  let before: number | undefined
  for (;;) {
    const page = await storage.listInbox({ ...filter, before, limit: PAGE_SIZE })
    yield* page
    if (page.length < PAGE_SIZE) return
    before = page.at(-1)?.seq
  }
}

function withoutHidden(submission: DecryptedSubmission, actor: Actor): DecryptedSubmission {
  const { form, answers } = submission
  if (may(actor, 'reveal', form.name)) return submission
  const shown = Object.entries(answers).map(([name, answer]) => {
    const isHidden = form.fields[name]?.sensitive === true && answer !== '' && answer !== undefined
    return [name, isHidden ? HIDDEN : answer] as const
  })
  return { ...submission, answers: Object.fromEntries(shown) }
}

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
