import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { InboxFilter, InboxSelection } from '../storage/commands/inbox.ts'
import { hasPermission, type Actor } from './actor.ts'
import { consumeStaffLimit, consumeReveals } from './staff-limits.ts'
import { countSensitive, countSensitiveIn, isRevealBounded } from './count-sensitive.ts'
import { csvHeader, type ExportFormat, exportLine } from './export-line.ts'
import { maskExportedAnswers } from './mask-exported-answers.ts'
import { inboxFilter, type Filter } from './filter.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { iterateInbox } from './iterate-inbox.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

interface ExportRequest {
  readonly format: ExportFormat
  readonly filter: Filter
  /** Names of answers. Without them: all that are not sensitive, or simply all on the command line. */
  readonly fields?: readonly string[] | undefined
}

/**
 * Submissions that fit, newest first, as CSV for a spreadsheet or as NDJSON for a program. Sensitive answers are in it
 * only where they were chosen and may be revealed, and each counts as one that was shown. Audited before anything is
 * returned.
 */
export async function exportSubmissions(
  context: InboxContext,
  actor: Actor,
  { format, filter, fields }: ExportRequest,
): Promise<{ readonly chunks: AsyncIterable<string>; readonly count: number } | RejectedOperation> {
  const selected = await inboxFilter(context, actor, filter, 'export')
  if (isRejected(selected)) return selected
  if (selected.forms.length === 0) return reject('forbidden', 'Your role does not allow exports.')
  const known = await fieldsOf(context, selected.forms)
  const unknown = fields?.find((field) => !known.has(field))
  if (unknown !== undefined)
    return reject('invalid', `fields: there is no answer called ${unknown.slice(0, 80)}`)
  const chosen =
    fields ?? [...known].filter(([, sensitive]) => seesAll(actor) || !sensitive).map(([name]) => name)
  const limited = await consumeStaffLimit(context, actor, 'export')
  if (limited) return limited
  const stored = await upToNow(context, selected)
  const sensitiveAnswers = await countSensitive(context, actor, stored, chosen)
  const tooMany = await consumeReveals(context, actor, sensitiveAnswers)
  if (tooMany) return tooMany
  const count = await context.storage.countMatching(stored)
  const view = filter.view ?? 'all'
  const details = { format, count, sensitiveAnswers, forms: selected.forms, fields: fields ?? null, view }
  await context.storage.appendAudit(auditEntry(context, actor, 'export', null, details))
  const maxReveals = isRevealBounded(context, actor) ? sensitiveAnswers : Infinity
  return {
    count,
    chunks: exportLines(context, actor, { filter: stored, fields: chosen, format, maxReveals }),
  }
}

/** Without what arrives while it is exported: that is not counted. */
async function upToNow({ storage }: InboxContext, filter: InboxFilter): Promise<InboxSelection> {
  const [newest] = await storage.listInbox({ ...filter, limit: 1 })
  return { ...filter, before: (newest?.seq ?? 0) + 1 }
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

interface CountedExport {
  readonly filter: InboxSelection
  readonly fields: readonly string[]
  readonly format: ExportFormat
  /** As many sensitive answers are counted against the limit of the person; the others are hidden. */
  readonly maxReveals: number
}

/**
 * While it is read, submissions may begin to fit the filter, e.g. those that the person assigns to themselves: beyond
 * what was counted, sensitive answers are hidden.
 */
async function* exportLines(
  context: InboxContext,
  actor: Actor,
  { filter, fields, format, maxReveals }: CountedExport,
): AsyncGenerator<string> {
  let left = maxReveals
  if (format === 'csv') yield csvHeader(fields)
  for await (const stored of iterateInbox(context, filter)) {
    const mayReveal = hasPermission(actor, 'reveal', stored.form)
    if (mayReveal) left -= await countSensitiveIn(context, stored, fields)
    const decrypted = await context.decryptSubmission(stored)
    const submission = mayReveal && left >= 0 ? decrypted : maskExportedAnswers(decrypted)
    yield exportLine(format, submission, fields)
  }
}
