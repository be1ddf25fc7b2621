import { sql, type Kysely, type Selectable } from 'kysely'
import type { DeliveryKind, DeliveryState, Tables } from '../tables.ts'
import type { StorageDialect } from '../dialect.ts'
import { appendAudit, hasAuditEntry, type AuditEntry } from './audit-log.ts'

export interface Delivery {
  readonly seq: number
  /** The Message-ID and webhook-id of every attempt. */
  readonly id: string
  readonly kind: DeliveryKind
  readonly submissionId: string
  /** How often it was tried before this time. */
  readonly attempts: number
}

export interface Lease {
  /** Each kind has its own queue, and is not delayed by another's. */
  readonly kind: DeliveryKind
  readonly now: number
  /** Until when no other process may lease the same deliveries. */
  readonly until: number
  /** A delivery scheduled after this was scheduled before the clock was set back: it is due now. */
  readonly latest: number
  readonly limit: number
}

/**
 * Leases what is due, oldest first, and hides it from every other process until the lease ends: when a process dies
 * while sending, it is sent again under the same id.
 */
export function createLeaseDeliveries({ lockLeasedRows }: Pick<StorageDialect, 'lockLeasedRows'>) {
  return async function leaseDeliveries(db: Kysely<Tables>, lease: Lease): Promise<Delivery[]> {
    await bringForward(db, lease)
    const { rows } = await sql<Selectable<Tables['outbox']> & { readonly submission_id: string }>`
    update outbox set next_at = ${lease.until}, attempts = attempts + 1 where seq in (
      select seq from outbox where state = 'waiting' and kind = ${lease.kind} and next_at <= ${lease.now}
      order by next_at limit ${lease.limit} ${lockLeasedRows}
    ) returning *, (select id from submissions where seq = submission_seq) as submission_id`.execute(db)
    const taken = rows.map((row) => ({
      seq: row.seq,
      id: row.id,
      kind: row.kind,
      submissionId: row.submission_id,
      attempts: row.attempts - 1,
    }))
    return taken.toSorted((one, other) => one.seq - other.seq)
  }
}

async function bringForward(db: Kysely<Tables>, { kind, now, latest }: Lease): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: now })
    .where('state', '=', sql.lit('waiting'))
    .where('kind', '=', kind)
    .where('next_at', '>', latest)
    .execute()
}

export interface DeliveryOutcome {
  readonly seq: number
  readonly state: Extract<DeliveryState, 'waiting' | 'done' | 'skipped' | 'dead'>
  /** How often it was tried by now. */
  readonly attempts: number
  readonly nextAt: number
  readonly failure: string | null
}

/** Stores the outcome of an attempt: done, given up, or when to try again. */
export async function completeDelivery(db: Kysely<Tables>, outcome: DeliveryOutcome): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      attempts: outcome.attempts,
      next_at: outcome.nextAt,
      failure: outcome.failure,
    })
    .where('seq', '=', outcome.seq)
    .where('state', '=', 'waiting')
    .execute()
}

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
 * Tries one delivery again now that was given up, or waits after a failure. False when there is none; true when this very
 * call did so before and lost its answer.
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
