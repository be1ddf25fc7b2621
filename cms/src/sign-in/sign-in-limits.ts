import { createAttemptCounter, type Reservation } from './attempt-counter.ts'
import { plainAccount, type Attempt } from './entry-points.ts'
import type { KnownDevices } from './known-device.ts'
import { isSignedToken } from './signed-token.ts'

/** Bounds guessing, by account and by address. */
export interface SignInLimits {
  /** Counts an attempt before it is made. */
  reserve(attempt: Attempt, sender: Sender): Reservation
}

export interface Sender {
  readonly address: string
  /** The account that is tried; '' where none is named. */
  readonly account: string
  readonly deviceCookie: string | undefined
  readonly sessionCookie: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
const PER_ACCOUNT = 20
const PER_ADDRESS = 100
/** About 10 MB when every address uses up its attempts, a tenth of it for accounts. */
const MAX_KEYS = 10_000

export interface SignInLimitsDependencies {
  readonly devices: KnownDevices
  /** What Strapi signs session cookies with. */
  readonly sessionSecret: string
  readonly now?: () => number
}

/**
 * At most 20 failed attempts an hour at one account, wherever they come from, and 100 attempts an hour from one address.
 * A browser in which the account signed in before has 20 of its own instead, so that strangers cannot lock anybody out.
 */
export function createSignInLimits({ devices, sessionSecret, now }: SignInLimitsDependencies): SignInLimits {
  const hourly = (limit: number) =>
    createAttemptCounter({ limit, windowMs: HOUR_MS, maxKeys: MAX_KEYS, ...(now ? { now } : {}) })
  const accounts = hourly(PER_ACCOUNT)
  const knownDevices = hourly(PER_ACCOUNT)
  const addresses = hourly(PER_ADDRESS)
  const sessions = hourly(PER_ADDRESS)

  return {
    reserve({ kind }, { address, account, deviceCookie, sessionCookie }) {
      if (kind === 'session')
        return isSignedToken(sessionCookie, sessionSecret) ? PASSED : sessions.reserve(address)
      const name = plainAccount(account)
      if (devices.isKnown(deviceCookie, name)) return knownDevices.reserve(name)
      const byAddress = addresses.reserve(address)
      // What an address has used up stays used up: a right password gives back the account's attempt alone.
      return byAddress.ok && name !== '' ? accounts.reserve(name) : kept(byAddress)
    },
  }
}

const PASSED: Reservation = { ok: true, release: () => {} }

function kept(reservation: Reservation): Reservation {
  return reservation.ok ? PASSED : reservation
}
