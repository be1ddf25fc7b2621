import type { Delivery, DeliveryOutcome } from '../storage/commands/outbox.ts'
import { nextAttempt } from './backoff.ts'
import type { DeliveryResult } from './delivery-context.ts'

const POSTPONED_FOR_MS = 3_000

/** What is stored about an attempt that ended at `now`. `random` is in [0, 1). */
export function retryOrGiveUp(
  delivery: Delivery,
  delivered: DeliveryResult,
  now: number,
  random: number,
): DeliveryOutcome {
  const { seq, kind } = delivery
  const attempts = delivery.attempts + 1
  if (delivered.kind === 'sent') return { seq, state: 'done', attempts, nextAt: now, failure: null }
  if (delivered.kind === 'postponed') {
    const nextAt = Math.round(now + POSTPONED_FOR_MS * (1 + random))
    return { seq, state: 'waiting', attempts: delivery.attempts, nextAt, failure: null }
  }
  const { failure } = delivered
  if (delivered.kind === 'skipped') return { seq, state: 'skipped', attempts, nextAt: now, failure }
  const isFinal = delivered.permanent && (kind === 'confirmation-mail' || kind === 'reply-mail')
  const nextAt = isFinal ? undefined : nextAttempt(attempts, now, random)
  return nextAt === undefined
    ? { seq, state: 'dead', attempts, nextAt: now, failure }
    : { seq, state: 'waiting', attempts, nextAt, failure }
}
