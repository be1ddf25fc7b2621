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
const PAUSE_WHEN_EMPTY_MS = 5_000
/** Longer than any delivery can take; a process that died leaves its own to the others after this. */
const LEASE_MS = 180_000

export function createOutbox({ kind, storage, deliver, log, now, random }: OutboxDependencies): Outbox {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined
  let closed = false
  let woken = false
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
    woken = false
    const delivered = await deliverDue().catch(noteFailure)
    plan(delivered > 0 || woken ? PAUSE_BETWEEN_LOTS_MS : PAUSE_WHEN_EMPTY_MS)
  }

  async function deliverDue(): Promise<number> {
    const due = await storage.leaseDeliveries({ kind, now: now(), until: now() + LEASE_MS, limit: LOT })
    const settled = await Promise.allSettled(due.map(deliverOne))
    for (const one of settled) if (one.status === 'rejected') throw one.reason
    return due.length
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    const settlement = settle(delivery, await deliver(delivery).catch(asOutcome))
    if (settlement.state === 'dead') {
      log.error({ event: 'delivery-dead', id: delivery.id, kind, failure: settlement.failure })
    }
    await storage.settleDelivery(settlement)
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
  function noteFailure(error: unknown): number {
    log.warn({ event: 'outbox-turn-failed', error: error instanceof Error ? error.name : 'unknown' })
    return 0
  }

  return {
    wake() {
      if (woken || closed) return
      woken = true
      if (!turn) plan(PAUSE_BETWEEN_LOTS_MS)
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
