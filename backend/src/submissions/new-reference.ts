import { randomInt } from 'node:crypto'

/** No I, L, O, U, 0 or 1: nothing that is misread, misheard, or spells a word by accident. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const MINUTE_MS = 60_000
const MINUTES = ALPHABET.length ** 4
const NUMBERS = ALPHABET.length ** 5

/** What a reference looks like, e.g. 'BW-7K3Q-X2M9P'. */
export const REFERENCE = /^BW-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{5}$/u

/**
 * A reference that a person can read out over the telephone. The first group is the minute, so that new rows stand
 * together in the index; it repeats after a year and a half. The second is random: nobody can guess another reference
 * from their own. A reference that is in use is rejected by storage, and a new one is made (store-submission.ts).
 *
 * @param now milliseconds since 1970
 */
export function newReference(now: number): string {
  const minute = Math.floor(now / MINUTE_MS) % MINUTES
  return `BW-${group(minute, 4)}-${group(randomInt(NUMBERS), 5)}`
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
