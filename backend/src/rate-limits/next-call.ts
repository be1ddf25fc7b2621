import { randomInt } from 'node:crypto'

/** Fractions of a millisecond that a time can be told apart by. */
const FRACTIONS = 4096
let calls = randomInt(FRACTIONS)

/**
 * Tells this use of a rate limit from others of the same millisecond, so that one that is repeated after a lost answer
 * counts once: more than 0, less than 1. Other processes began at another number.
 */
export function nextCall(): number {
  calls = (calls % (FRACTIONS - 1)) + 1
  return calls / FRACTIONS
}
