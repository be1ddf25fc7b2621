import type { BackendRequest } from '../http/backend-request.ts'
import { bodyTypeOf } from '../http/body-type.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { readLeadingTextFields } from '../http/read-multipart.ts'
import { readFirstPairs } from '../http/read-text-body.ts'
import { untilStalled } from '../http/until-stalled.ts'
import type { Slots } from './slots.ts'

/** Reads the beginning of bodies that were rejected unread, so that a page can redisplay what was typed. */
export interface PartialBodies {
  /** The text fields that fit; undefined when there are none, or this client is rejected too often for that. */
  read(request: BackendRequest, clientAddress: string): Promise<unknown>
}

interface PartialBodiesDependencies {
  readonly slots: Slots
  readonly limiter: RateLimiter
}

const MAX_BYTES = 128 * 1024
/** A client that stops sending gets its rejection without the rest of its body. */
const STALLED_MS = 1_000
/** Three times what a client may send by default: beyond that, a client gets the plain rejection. */
const REDISPLAY_QUOTAS = [{ count: 30, windowMs: 60_000 }]

/** Reads at most 128 KiB of a rejected body, for as many requests of an address as the quota permits. */
export function createPartialBodies({ slots, limiter }: PartialBodiesDependencies): PartialBodies {
  return {
    async read(request, clientAddress) {
      const slot = slots.reserve('rejected', clientAddress)
      if (!slot.ok) return undefined
      try {
        const decision = await limiter.consume(clientAddress, REDISPLAY_QUOTAS)
        if (!decision.ok) return undefined
        const fields = await readTextFields(untilStalled(request, STALLED_MS))
        return Object.keys(fields ?? {}).length > 0 ? fields : undefined
      } finally {
        slot.release()
      }
    },
  }
}

function readTextFields(request: BackendRequest): Promise<unknown> | undefined {
  switch (bodyTypeOf(request.headers.get('content-type'))) {
    case 'application/x-www-form-urlencoded':
      return readFirstPairs(request, MAX_BYTES)
    case 'multipart/form-data':
      return readLeadingTextFields(request, MAX_BYTES)
    default:
      return undefined
  }
}
