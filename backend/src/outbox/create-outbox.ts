import type { BackendLog } from '../backend-log.ts'
import type { Delivery, Settlement } from '../storage/commands/outbox.ts'
import { StorageUnavailable, type Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { nextAttempt } from './backoff.ts'
import type { Delivered } from './deliver.ts'

/** Tells one kind of listener (staff, visitors, the webhook) of what was stored, sooner or later, once if it can. */
export interface Outbox {
  /** There is something new to deliver. */
  wake(): void
  /** Finishes what is being delivered; the rest stays for the next start. */
  close(): Promise<void>
}

export interface OutboxDependencies {
  readonly kind: DeliveryKind
  readonly storage: Storage
  readonly deliver: (delivery: Delivery) => Promise<Delivered>
  readonly log: BackendLog
  readonly now: () => number
  /** In [0, 1). */
  readonly random: () => number
}

/** At most so many of a kind at a time, and a pause after each lot: telling must never hold up taking in. */
const LOT = 5
const PAUSE_BETWEEN_LOTS_MS = 200
/** When all went well, more is left and little comes in: what gathered in a rush is told soon. */
const PAUSE_WHEN_BEHIND_MS = 20
/** More submissions a second than this are a rush: whatever is told of them waits until it is over. */
const RUSH_PER_SECOND = 100
const PAUSE_WHEN_EMPTY_MS = 5_000
/** Longer than any delivery can take; a process that died leaves its own to the others after this. */
const LEASE_MS = 180_000

interface Lot {
  readonly taken: number
  /** Those that need no other attempt. */
  readonly ended: number
}

export function createOutbox({ kind, storage, deliver, log, now, random }: OutboxDependencies): Outbox {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined
  let closed = false
  let resting = false
  /** Submissions since the last lot, and when that was, by the clock of the process. */
  let arrived = 0
  let since = performance.now()
  plan(0)

  function plan(pauseMs: number): void {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(begin, pauseMs)
    timer.unref()
  }

  function begin(): void {
    turn = takeTurn().finally(() => {
      turn = undefined
    })
  }

  async function takeTurn(): Promise<void> {
    const { taken, ended } = await deliverDue().catch(noteFailure)
    const isRush = (arrived * 1000) / (performance.now() - since) > RUSH_PER_SECOND
    resting = taken === 0 && arrived === 0
    arrived = 0
    since = performance.now()
    if (resting) plan(PAUSE_WHEN_EMPTY_MS)
    else plan(ended === LOT && !isRush ? PAUSE_WHEN_BEHIND_MS : PAUSE_BETWEEN_LOTS_MS)
  }

  async function deliverDue(): Promise<Lot> {
    const due = await storage.leaseDeliveries({ kind, now: now(), until: now() + LEASE_MS, limit: LOT })
    const settled = await Promise.allSettled(due.map(deliverOne))
    for (const one of settled) if (one.status === 'rejected') throw one.reason
    const ended = settled.filter((one) => one.status === 'fulfilled' && one.value !== 'waiting')
    return { taken: due.length, ended: ended.length }
  }

  async function deliverOne(delivery: Delivery): Promise<Settlement['state']> {
    const settlement = settle(delivery, await deliver(delivery).catch(asOutcome))
    if (settlement.state === 'dead') {
      log.error({ event: 'delivery-dead', id: delivery.id, kind, failure: settlement.failure })
    }
    await storage.settleDelivery(settlement)
    return settlement.state
  }

  function settle(delivery: Delivery, delivered: Delivered): Settlement {
    const { seq, createdAt } = delivery
    if (delivered.kind === 'sent') return { seq, state: 'done', nextAt: now(), failure: null }
    const { failure } = delivered
    if (delivered.kind === 'skipped') return { seq, state: 'skipped', nextAt: now(), failure }
    const hopeless = delivered.lasting && kind === 'confirmation-mail'
    const nextAt = hopeless ? undefined : nextAttempt(delivery.attempts + 1, createdAt, now(), random())
    return nextAt === undefined
      ? { seq, state: 'dead', nextAt: now(), failure }
      : { seq, state: 'waiting', nextAt, failure }
  }

  /** Storage was away: what was taken comes back when its lease ends. */
  function noteFailure(error: unknown): Lot {
    log.warn({ event: 'outbox-turn-failed', error: error instanceof Error ? error.name : 'unknown' })
    return { taken: 0, ended: 0 }
  }

  return {
    wake() {
      arrived += 1
      if (resting) plan(PAUSE_BETWEEN_LOTS_MS)
      resting = false
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await turn
    },
  }
}

/** Storage that is away ends the turn; anything else is this delivery's own trouble and must not hold up the others. */
function asOutcome(error: unknown): Delivered {
  if (error instanceof StorageUnavailable) throw error
  return {
    kind: 'failed',
    failure: `error ${error instanceof Error ? error.name : 'unknown'}`,
    lasting: false,
  }
}
