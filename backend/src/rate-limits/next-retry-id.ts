import { randomInt } from 'node:crypto'

/** Fractions of a millisecond that a time can be told apart by. */
const FRACTIONS = 4096
let last = randomInt(FRACTIONS)

/**
 * Tells this use of a rate limit from others of the same millisecond, so that one that is retried after a lost answer
 * counts once: more than 0, less than 1. Other processes most likely began at another number.
 */
export function nextRetryId(): number {
  last = (last % (FRACTIONS - 1)) + 1
  return last / FRACTIONS
}
