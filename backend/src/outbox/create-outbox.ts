import type { BackendLog } from '../backend-log.ts'
import type { Delivery, DeliveryOutcome } from '../storage/commands/outbox.ts'
import { StorageUnavailableError, type Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { MAX_PAUSE_MS } from './backoff.ts'
import { createDeliveryPace, PAUSE_BETWEEN_BATCHES_MS, PAUSE_WHEN_BEHIND_MS } from './delivery-pace.ts'
import { createDeliveryPool } from './delivery-pool.ts'
import type { DeliveryResult } from './delivery-context.ts'
import { retryOrGiveUp } from './retry-or-give-up.ts'

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

/** Longer than any delivery can take. After this, other processes deliver what a killed one had leased. */
const LEASE_MS = 180_000
/**
 * No delivery is ever scheduled later. One that seems to be was scheduled before the clock was set back, and is due.
 */
const MAX_WAIT_MS = 2 * MAX_PAUSE_MS

/** Delivers what is due, in batches, until it is closed. */
export function createOutbox({ kind, storage, deliver, log, now, random }: OutboxDependencies): Outbox {
  const pool = createDeliveryPool()
  const pace = createDeliveryPace()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isClosed = false
  schedule(0)

  function schedule(pauseMs: number): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(startRound, pauseMs)
    timer.unref()
  }

  function startRound(): void {
    round = runRound().finally(() => {
      round = undefined
    })
  }

  async function runRound(): Promise<void> {
    const free = pool.available()
    const due = free === 0 ? [] : await lease(free).catch(logFailure)
    for (const delivery of due) pool.add(delivery.seq, () => deliverOne(delivery).catch(logFailure))
    schedule(pace.nextBatch(due.length, free))
  }

  /** Without those under way here, whose lease seems to be over because the clock was set. */
  async function lease(limit: number): Promise<Delivery[]> {
    const time = now()
    const until = time + LEASE_MS
    const latest = time + MAX_WAIT_MS
    const due = await storage.leaseDeliveries({ kind, now: time, until, latest, limit })
    return due.filter(({ seq }) => !pool.has(seq))
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    const outcome = retryOrGiveUp(delivery, await deliver(delivery).catch(asOutcome), now(), random())
    pace.end(outcome.state === 'waiting')
    if (outcome.state === 'dead') logDead(delivery, outcome)
    await storage.completeDelivery(outcome)
    if (pace.isFull() && outcome.state !== 'waiting') schedule(PAUSE_WHEN_BEHIND_MS)
  }

  function logDead({ id }: Delivery, { failure }: DeliveryOutcome): void {
    log.error({ event: 'delivery-dead', id, kind, failure })
  }

  /** Storage was unavailable: leased deliveries are due again when their lease ends. */
  function logFailure(error: unknown): never[] {
    log.warn({ event: 'outbox-round-failed', kind, error: error instanceof Error ? error.name : 'unknown' })
    return []
  }

  return {
    wake() {
      if (pace.arrive()) schedule(PAUSE_BETWEEN_BATCHES_MS)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await round
      await pool.drain()
    },
  }
}

/** When storage is unavailable the delivery stays leased; any other error is a failure of this delivery alone. */
function asOutcome(error: unknown): DeliveryResult {
  if (error instanceof StorageUnavailableError) throw error
  return {
    kind: 'failed',
    failure: `error ${error instanceof Error ? error.name : 'unknown'}`,
    permanent: false,
  }
}
