import type { Delivery, Lease } from '../../src/storage/commands/outbox.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { NOW } from './example-submission.ts'

/** What is due of every kind that these tests store. */
export async function leaseAll(storage: Storage, changes: Partial<Lease> = {}): Promise<Delivery[]> {
  const { now = NOW } = changes
  const lease = { now, until: NOW + 60_000, latest: now + 2 * 3_600_000, limit: 100, ...changes }
  const kinds = ['staff-mail', 'confirmation-mail'] as const
  return (await Promise.all(kinds.map((kind) => storage.leaseDeliveries({ ...lease, kind })))).flat()
}
