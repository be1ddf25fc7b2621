import type { BackendLog } from '../backend-log.ts'
import type { Delivery, DeliveryOutcome } from '../storage/commands/outbox.ts'
import { StorageUnavailableError, type Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { MAX_PAUSE_MS } from './backoff.ts'
import { createDeliveryPool } from './delivery-pool.ts'
import type { DeliveryResult } from './deliver.ts'
import { deliveryOutcome } from './delivery-outcome.ts'

/** Notifies one kind of recipient (staff, visitors, the webhook) of what was stored, sooner or later, once if it can. */
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

/** Delivering must never slow down the intake: deliveries start in small batches, with pauses between. */
const PAUSE_BETWEEN_BATCHES_MS = 200
/** When most succeeded, more is left and few submissions arrive: a backlog is delivered soon. */
const PAUSE_WHEN_BEHIND_MS = 20
/** More submissions a second than this are a rush: their deliveries wait until it is over. */
const RUSH_PER_SECOND = 100
const PAUSE_WHEN_EMPTY_MS = 5_000
/** Longer than any delivery can take. After this, other processes deliver what a killed one had leased. */
const LEASE_MS = 180_000
/** No delivery is ever scheduled later. One that seems to be was scheduled before the clock was set back, and is due. */
const MAX_WAIT_MS = 2 * MAX_PAUSE_MS

/** Delivers what is due, in batches, until it is closed. */
export function createOutbox({ kind, storage, deliver, log, now, random }: OutboxDependencies): Outbox {
  const pool = createDeliveryPool()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let closed = false
  let resting = false
  /** Whether the next batch waits for a delivery to end. */
  let isFull = false
  /** Deliveries that ended since the last batch, and how many of them must be tried again. */
  let ended = 0
  let failed = 0
  /** Submissions since the last batch, and when that was, by the clock of the process. */
  let arrived = 0
  let since = performance.now()
  schedule(0)

  function schedule(pauseMs: number): void {
    if (closed) return
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
    const isRush = (arrived * 1000) / (performance.now() - since) > RUSH_PER_SECOND
    const isBehind = due.length > 0 && due.length === free && failed * 2 <= ended
    isFull = free === 0 && !isRush
    resting = free > 0 && due.length === 0 && arrived === 0
    if (resting) schedule(PAUSE_WHEN_EMPTY_MS)
    else schedule(isBehind && !isRush ? PAUSE_WHEN_BEHIND_MS : PAUSE_BETWEEN_BATCHES_MS)
    arrived = 0
    since = performance.now()
    ended = 0
    failed = 0
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
    const outcome = deliveryOutcome(delivery, await deliver(delivery).catch(asOutcome), now(), random())
    ended += 1
    if (outcome.state === 'waiting') failed += 1
    if (outcome.state === 'dead') logDead(delivery, outcome)
    await storage.completeDelivery(outcome)
    if (isFull && outcome.state !== 'waiting') schedule(PAUSE_WHEN_BEHIND_MS)
  }

  function logDead({ id }: Delivery, { failure }: DeliveryOutcome): void {
    log.error({ event: 'delivery-dead', id, kind, failure })
  }

  /** Storage was unavailable: leased deliveries are due again when their lease ends. */
  function logFailure(error: unknown): never[] {
    log.warn({ event: 'outbox-turn-failed', error: error instanceof Error ? error.name : 'unknown' })
    return []
  }

  return {
    wake() {
      arrived += 1
      if (resting) schedule(PAUSE_BETWEEN_BATCHES_MS)
      resting = false
    },
    async close() {
      closed = true
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
