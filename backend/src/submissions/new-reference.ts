import { randomInt } from 'node:crypto'

/** No I, L, O, U, 0 or 1: nothing that is misread, misheard, or spells a word by accident. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const TEN_MINUTES_MS = 600_000
const SLOTS = ALPHABET.length ** 4
const NUMBERS = ALPHABET.length ** 5

/** What a reference looks like, e.g. 'BW-7K3Q-X2M9P'. */
export const REFERENCE = /^BW-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{5}$/u

/**
 * A reference a person can read out over the telephone. The first group is the ten minutes (it comes round after
 * 15 years), the second is chance, and never the same twice from one process; should another process have given it,
 * storage says so and a new one is made.
 */
export function newReference(now: number): string {
  const slot = Math.floor(now / TEN_MINUTES_MS) % SLOTS
  return `BW-${group(slot, 4)}-${group(nextNumber(), 5)}`
}

/** Drawn each time, thousands a second would meet one another: so all numbers are walked through, by a drawn step. */
const step = drawStep()
let number = randomInt(NUMBERS)

function nextNumber(): number {
  number = (number + step) % NUMBERS
  return number
}

/** Without 2, 3 and 5, which make up the alphabet's length, a step comes by every number before it meets one again. */
function drawStep(): number {
  const drawn = randomInt(NUMBERS)
  return [2, 3, 5].some((factor) => drawn % factor === 0) ? drawStep() : drawn
}

function group(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let index = 0; index < length; index++) {
    text = ALPHABET[rest % ALPHABET.length]! + text
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text
}
