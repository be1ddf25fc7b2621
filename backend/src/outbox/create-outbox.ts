import type { BackendLog } from '../backend-log.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import type { Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { createDeliveryPace, PAUSE_BETWEEN_BATCHES_MS, PAUSE_WHEN_BEHIND_MS } from './delivery-pace.ts'
import { createDeliveryPool } from './delivery-pool.ts'
import type { DeliveryResult } from './delivery-context.ts'
import { leaseDueDeliveries } from './lease-due-deliveries.ts'
import { createRoundTimer } from './round-timer.ts'

/**
 * Notifies one kind of recipient (staff, visitors, the webhook) of what was stored, sooner or later, once if it can.
 */
interface Outbox {
  /** There is something new to deliver. */
  wake(): void
  /** Finishes what is being delivered; the rest stays for the next start. */
  close(): Promise<void>
}

interface OutboxDependencies {
  readonly kind: DeliveryKind
  readonly storage: Storage
  readonly deliver: (delivery: Delivery) => Promise<DeliveryResult>
  readonly log: BackendLog
  readonly now: () => number
  /** In [0, 1). */
  readonly random: () => number
}

/** Delivers what is due, in batches, until it is closed. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { kind, storage, log, now } = dependencies
  const pool = createDeliveryPool()
  const pace = createDeliveryPace()
  const rounds = createRoundTimer(runRound)
  rounds.schedule(0)

  async function runRound(): Promise<void> {
    const free = pool.available()
    const due = free === 0 ? [] : await lease(free).catch(logFailure)
    for (const delivery of due) pool.add(delivery.seq, () => deliverOne(delivery).catch(logFailure))
    rounds.schedule(pace.nextBatch(due.length, free))
  }

  /** Without those under way here, whose lease seems to be over because the clock was set. */
  async function lease(limit: number): Promise<Delivery[]> {
    const due = await leaseDueDeliveries(storage, kind, now(), limit)
    return due.filter(({ seq }) => !pool.has(seq))
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    const outcome = await attemptDelivery(delivery, dependencies)
    const { state, failure } = outcome
    pace.end(state === 'waiting')
    if (state === 'dead') log.error({ event: 'delivery-dead', id: delivery.id, kind, failure })
    await storage.completeDelivery(outcome)
    if (pace.isFull() && state !== 'waiting') rounds.schedule(PAUSE_WHEN_BEHIND_MS)
  }

  /** Storage was unavailable: leased deliveries are due again when their lease ends. */
  function logFailure(error: unknown): never[] {
    log.warn({ event: 'outbox-round-failed', kind, error: error instanceof Error ? error.name : 'unknown' })
    return []
  }

  return {
    wake() {
      if (pace.arrive()) rounds.schedule(PAUSE_BETWEEN_BATCHES_MS)
    },
    async close() {
      await rounds.stop()
      await pool.drain()
    },
  }
}
