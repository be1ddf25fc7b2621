import { sql, type Kysely } from 'kysely'
import type { DeliveryKind, DeliveryState, Tables } from '../tables.ts'
import { appendAudit, hasAuditEntry, type AuditEntry } from './audit-log.ts'

/** A delivery as staff see it. */
export interface DeliveryStatus {
  readonly id: string
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  readonly attempts: number
  readonly nextAt: number
  readonly failure: string | null
}

/** What was, is and will be sent about one submission, in the order in which it was created. */
export async function listDeliveries(
  db: Kysely<Tables>,
  { id }: { readonly id: string },
): Promise<DeliveryStatus[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.seq', 'outbox.submission_seq')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.state',
      'outbox.attempts',
      'outbox.next_at',
      'outbox.failure',
    ])
    .where('submissions.id', '=', id)
    .orderBy('outbox.seq')
    .execute()
  return rows.map(({ next_at, ...row }) => ({ ...row, nextAt: next_at }))
}

interface DeliveryRetry {
  readonly submissionId: string
  readonly deliveryId: string
  readonly now: number
  readonly audit: AuditEntry
}

/**
 * Tries one delivery again now that was given up, or waits after a failure. False when there is none; true when this
 * very call did so before and lost its answer.
 */
export async function retryDelivery(
  db: Kysely<Tables>,
  { submissionId, deliveryId, now, audit }: DeliveryRetry,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, created_at: now, next_at: now })
    .where('id', '=', deliveryId)
    .where('submission_seq', '=', (select) =>
      select.selectFrom('submissions').select('submissions.seq').where('submissions.id', '=', submissionId),
    )
    .where((either) =>
      either.or([
        either('state', '=', 'dead'),
        either.and([either('state', '=', 'waiting'), either('failure', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return hasAuditEntry(db, audit)
  await appendAudit(db, audit)
  return true
}

interface OutboxEntry {
  readonly id: string
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  readonly reference: string
  readonly attempts: number
  readonly nextAt: number
  readonly failure: string | null
}

/** What is not delivered yet, oldest first, then what never will be. */
export async function listUndelivered(
  db: Kysely<Tables>,
  { limit }: { readonly limit: number },
): Promise<OutboxEntry[]> {
  const listed = (state: 'waiting' | 'dead') =>
    db
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.seq', 'outbox.submission_seq')
      .select(['outbox.id', 'outbox.kind', 'outbox.state', 'outbox.attempts', 'outbox.next_at'])
      .select(['outbox.failure', 'submissions.reference'])
      .where('outbox.state', '=', sql.lit(state))
      .orderBy(state === 'waiting' ? 'outbox.next_at' : 'outbox.seq')
      .limit(limit)
      .execute()
  const rows = [...(await listed('waiting')), ...(await listed('dead'))]
  return rows.slice(0, limit).map(({ next_at, ...row }) => ({ ...row, nextAt: next_at }))
}

/** Retries dead deliveries, and those that wait for their next attempt, now. Returns how many. */
export async function retryDeliveries(
  db: Kysely<Tables>,
  { now }: { readonly now: number },
): Promise<number> {
  const retryNow = () =>
    db.updateTable('outbox').set({ state: 'waiting', attempts: 0, created_at: now, next_at: now })
  // Those that wait first: the dead join them.
  const waiting = await retryNow()
    .where('state', '=', sql.lit('waiting'))
    .where('failure', 'is not', null)
    .executeTakeFirst()
  const dead = await retryNow().where('state', '=', sql.lit('dead')).executeTakeFirst()
  return Number(waiting.numUpdatedRows + dead.numUpdatedRows)
}
