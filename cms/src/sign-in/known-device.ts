import { createHmac, timingSafeEqual } from 'node:crypto'

/** Recognizes browsers in which an account signed in before, by a signed cookie ("device cookie", OWASP). */
export interface KnownDevices {
  /** The cookie for a browser in which the account has signed in. */
  cookieFor(account: string): string
  /** Whether the cookie was issued for the account and has not expired. */
  isKnown(cookie: string | undefined, account: string): boolean
}

export const KNOWN_DEVICE_COOKIE = 'beam_known_device'
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60

/**
 * @param secret signs the cookies. A new secret invalidates all of them.
 * @param now wall clock in milliseconds, since the cookie outlives the process.
 */
export function createKnownDevices(secret: string, now: () => number = Date.now): KnownDevices {
  const sign = (account: string, expires: string) =>
    createHmac('sha256', secret).update(`known device\n${expires}\n${account}`).digest('base64url')
  return {
    cookieFor(account) {
      const expires = String(Math.floor(now() / 1000) + KNOWN_DEVICE_SECONDS)
      return `${expires}.${sign(account, expires)}`
    },
    isKnown(cookie, account) {
      const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
      if (account === '' || Number(expires) * 1000 <= now()) return false
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, expires)))
    },
  }
}
