import type { Delivery } from '../storage/commands/outbox.ts'
import type { Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { MAX_PAUSE_MS } from './backoff.ts'

/** Longer than any delivery can take. After this, other processes deliver what a killed one had leased. */
const LEASE_MS = 180_000
/**
 * No delivery is ever scheduled later. One that seems to be was scheduled before the clock was set back, and is due.
 */
const MAX_WAIT_MS = 2 * MAX_PAUSE_MS

/** Leases up to `limit` deliveries that are due at this time. */
export function leaseDueDeliveries(
  storage: Pick<Storage, 'leaseDeliveries'>,
  kind: DeliveryKind,
  time: number,
  limit: number,
): Promise<Delivery[]> {
  const until = time + LEASE_MS
  const latest = time + MAX_WAIT_MS
  return storage.leaseDeliveries({ kind, now: time, until, latest, limit })
}
