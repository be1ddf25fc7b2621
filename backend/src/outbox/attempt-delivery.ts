import type { Delivery, DeliveryOutcome } from '../storage/commands/outbox.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { DeliveryResult } from './delivery-context.ts'
import { retryOrGiveUp } from './retry-or-give-up.ts'

interface AttemptDependencies {
  readonly deliver: (delivery: Delivery) => Promise<DeliveryResult>
  readonly now: () => number
  /** In [0, 1). */
  readonly random: () => number
}

/** Delivers once, and decides what becomes of the delivery. Rejects when storage is unavailable. */
export async function attemptDelivery(
  delivery: Delivery,
  { deliver, now, random }: AttemptDependencies,
): Promise<DeliveryOutcome> {
  const result = await deliver(delivery).catch(asResult)
  return retryOrGiveUp(delivery, result, now(), random())
}

/** When storage is unavailable the delivery stays leased; any other error is a failure of this delivery alone. */
function asResult(error: unknown): DeliveryResult {
  if (error instanceof StorageUnavailableError) throw error
  return {
    kind: 'failed',
    failure: `error ${error instanceof Error ? error.name : 'unknown'}`,
    permanent: false,
  }
}
