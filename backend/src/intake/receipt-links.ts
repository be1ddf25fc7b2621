import { timingSafeEqual } from 'node:crypto'
import type { DataKeys } from '../keys/data-keys.ts'

/** Signed values of `?sent=…`: where a post without JavaScript ends, and what its page gives thanks by. */
export interface ReceiptLinks {
  /** The value for a submission that was stored by the form of this page. */
  create(page: string, reference: string): string
  /** The reference; null when the value is not ours, is of another page, or is older than an hour. */
  read(page: string, value: string): string | null
}

/** Long enough to reload the page, short enough that a link that was passed on shows no thanks. */
const VALID_MS = 3_600_000
const VALUE = /^(?<reference>[A-Z0-9-]{1,60})\.(?<end>[a-z0-9]{1,12})\.(?<signature>[a-f0-9]{32})$/u

/** @param now milliseconds since 1970 */
export function createReceiptLinks(keys: DataKeys, now: () => number): ReceiptLinks {
  const sign = (page: string, reference: string, end: string) =>
    keys.hash('receipt link', `${page} ${reference} ${end}`)

  return {
    create(page, reference) {
      const end = (now() + VALID_MS).toString(36)
      return `${reference}.${end}.${sign(page, reference, end)}`
    },
    read(page, value) {
      const { reference = '', end = '', signature = '' } = VALUE.exec(value)?.groups ?? {}
      const left = Number.parseInt(end, 36) - now()
      if (!(left > 0 && left <= VALID_MS)) return null
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(page, reference, end)))
        ? reference
        : null
    },
  }
}
