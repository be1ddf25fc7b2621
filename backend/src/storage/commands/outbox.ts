import { sql, type Kysely, type Selectable } from 'kysely'
import type { DeliveryKind, DeliveryState, Tables } from '../tables.ts'
import type { StorageDialect } from '../dialect.ts'

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
