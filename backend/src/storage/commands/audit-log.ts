import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { StaffMember } from './submissions.ts'

/** One access to, or change of, what persons sent. Holds no answer. */
export interface AuditEntry {
  /** Unique, so that an entry that was stored before a restore is not stored twice. */
  readonly id: string
  readonly at: number
  readonly actor: StaffMember
  readonly action: AuditAction
  readonly form: string | null
  readonly reference: string | null
  readonly details: AuditDetails
}

export const AUDIT_ACTIONS = [
  'list',
  'show',
  'reveal',
  'file',
  'status',
  'assign',
  'note',
  'reply',
  'answered',
  'release',
  'retry',
  'export',
  'erase-preview',
  'erase',
  'erase-replayed',
  'purge',
  'end',
  'template',
  'audit-export',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Appends an entry; one with the same id is left as it is. */
export async function appendAudit(db: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: entry.id,
      at: entry.at,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      action: entry.action,
      form: entry.form,
      reference: entry.reference,
      details: JSON.stringify(entry.details),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Whether an entry with this id is stored. */
export async function hasAuditEntry(db: Kysely<Tables>, { id }: { readonly id: string }): Promise<boolean> {
  const found = await db.selectFrom('audit_log').select('seq').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Whoever did something, each once with their latest name. */
export async function listStaff(db: Kysely<Tables>, _input: null): Promise<StaffMember[]> {
  const latest = db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .groupBy('actor_id')
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_id as id', 'actor_name as name'])
    .where('seq', 'in', latest)
    .orderBy('seq')
    .execute()
  return rows
}

export interface AuditFilter {
  /** Entries about these forms; null: all, those about no form included. */
  readonly forms: readonly string[] | null
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly reference?: string | undefined
  /** In milliseconds: at or after, and before. */
  readonly since?: number | undefined
  readonly until?: number | undefined
  /** Only entries before this place in the order of entry. */
  readonly before?: number | undefined
  readonly limit: number
}

/** An entry and its place in the order of entry. */
export interface StoredAuditEntry extends AuditEntry {
  readonly seq: number
}

/** Newest first. */
export async function listAudit(db: Kysely<Tables>, filter: AuditFilter): Promise<StoredAuditEntry[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').limit(filter.limit)
  if (filter.forms !== null) query = query.where('form', 'in', [...filter.forms, ''])
  if (filter.actor !== undefined) query = query.where('actor_id', '=', filter.actor)
  if (filter.action !== undefined) query = query.where('action', '=', filter.action)
  if (filter.reference !== undefined) query = query.where('reference', '=', filter.reference)
  if (filter.since !== undefined) query = query.where('at', '>=', filter.since)
  if (filter.until !== undefined) query = query.where('at', '<', filter.until)
  if (filter.before !== undefined) query = query.where('seq', '<', filter.before)
  return (await query.execute()).map(asEntry)
}

function asEntry(row: Selectable<Tables['audit_log']>): StoredAuditEntry {
  return {
    seq: row.seq,
    id: row.id,
    at: row.at,
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action as AuditAction,
    form: row.form,
    reference: row.reference,
    details: JSON.parse(row.details) as AuditDetails,
  }
}
