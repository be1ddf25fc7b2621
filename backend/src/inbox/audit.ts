import type { AuditFilter, StoredAuditEntry } from '../storage/commands/audit-log.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { formsWithPermission, type Actor } from './actor.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { csvLine } from './csv-line.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { knownForms } from './known-forms.ts'
import { firstPage, readPosition } from './paging.ts'
import { FORBIDDEN, isRejected, type RejectedOperation } from './rejected-operation.ts'

interface AuditRequest {
  readonly before?: string | undefined
  readonly limit?: number | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly reference?: string | undefined
  readonly since?: number | undefined
  readonly until?: number | undefined
}

const PAGE_SIZE = 100

/** The audit log, newest first: of the forms that the person may audit. */
export async function listAudit(
  context: InboxContext,
  actor: Actor,
  { before, limit = PAGE_SIZE, ...filter }: AuditRequest,
) {
  const forms = await auditedForms(context, actor)
  if (forms?.length === 0) return FORBIDDEN
  const position = readPosition(before)
  if (isRejected(position)) return position
  const entries = await context.storage.listAudit({ ...filter, forms, before: position, limit: limit + 1 })
  const { listed, next } = firstPage(entries, limit)
  return { events: listed.map(({ seq: _seq, ...event }) => event), next }
}

/** Null: all of them, and entries that concern no form. */
async function auditedForms(context: InboxContext, actor: Actor): Promise<readonly string[] | null> {
  if (actor.permissions === 'all') return null
  const known = await knownForms(context)
  const permitted = formsWithPermission(actor, 'audit', known)
  return permitted.length === known.length ? null : permitted
}

interface AuditExport {
  readonly format: 'csv' | 'ndjson'
  readonly since?: number | undefined
  readonly until?: number | undefined
}

/** The audit log as a file, newest first. Itself audited, and counted as an export. */
export async function exportAudit(
  context: InboxContext,
  actor: Actor,
  { format, since, until }: AuditExport,
): Promise<{ readonly chunks: AsyncIterable<string> } | RejectedOperation> {
  const forms = await auditedForms(context, actor)
  if (forms?.length === 0) return FORBIDDEN
  const limited = await consumeStaffLimit(context, actor, 'export')
  if (limited) return limited
  await context.storage.appendAudit(auditEntry(context, actor, 'audit-export', null, { format }))
  return { chunks: auditLines(context, { forms, since, until }, format) }
}

async function* auditLines(
  { storage }: InboxContext,
  filter: Omit<AuditFilter, 'limit' | 'before'>,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  if (format === 'csv')
    yield csvLine(['time', 'id', 'person', 'personId', 'action', 'form', 'reference', 'details'])
  let before: number | undefined
  for (;;) {
    const page = await storage.listAudit({ ...filter, before, limit: PAGE_SIZE })
    for (const entry of page) yield format === 'csv' ? csvLine(cellsOf(entry)) : jsonLine(entry)
    if (page.length < PAGE_SIZE) return
    before = page.at(-1)?.seq
  }
}

function cellsOf({ at, id, actor, action, form, reference, details }: StoredAuditEntry): string[] {
  const time = new Date(at).toISOString()
  return [time, id, actor.name, actor.id, action, form ?? '', reference ?? '', JSON.stringify(details)]
}

function jsonLine({ seq: _seq, at, ...entry }: StoredAuditEntry): string {
  return `${printableJson({ time: new Date(at).toISOString(), ...entry })}\n`
}
