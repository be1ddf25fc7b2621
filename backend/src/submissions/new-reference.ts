import { randomInt } from 'node:crypto'

/** No I, L, O, U, 0 or 1: nothing that is misread, misheard, or spells a word by accident. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const TEN_MINUTES_MS = 600_000

/** What a reference looks like, e.g. 'BW-7K3Q-X2M9P'. */
export const REFERENCE = /^BW-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{5}$/u

/**
 * A reference a person can read out over the telephone. The first group tells the ten minutes (it comes round after
 * 15 years), the second is chance; should two ever be equal, storage says so and a new one is made.
 */
export function newReference(now: number): string {
  const slot = Math.floor(now / TEN_MINUTES_MS) % ALPHABET.length ** 4
  return `BW-${group(slot, 4)}-${group(randomInt(ALPHABET.length ** 5), 5)}`
}

function group(number: number, length: number): string {
  let rest = number
  let text = ''
  for (let place = 0; place < length; place++) {
    text = ALPHABET[rest % ALPHABET.length]! + text
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text
}
