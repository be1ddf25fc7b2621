import { createAttemptCounter, type Reservation } from './attempt-counter.ts'
import { normalizeAccount, type Attempt } from './entry-points.ts'
import type { KnownDevices } from './known-device.ts'
import { isSignedToken } from './is-signed-token.ts'

/** Limits guessing, by account and by client address. */
export interface SignInLimits {
  /** Counts an attempt before it is made. */
  reserve(attempt: Attempt, sender: Sender): Reservation
}

export interface Sender {
  readonly clientAddress: string
  /** The account of the attempt; '' if there is none. */
  readonly account: string
  readonly deviceCookie: string | undefined
  readonly sessionCookie: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
const ACCOUNT_ATTEMPTS_PER_HOUR = 20
const CLIENT_ATTEMPTS_PER_HOUR = 100
/** About 10 MB of memory when all clients use up their attempts, and a fifth of that for accounts. */
const MAX_KEYS = 10_000

interface SignInLimitsDependencies {
  readonly devices: KnownDevices
  /** Strapi's key for session cookies. */
  readonly sessionSecret: string
  readonly now?: () => number
}

/**
 * At most 20 failed attempts an hour at one account, from all client addresses together, and 100 attempts an hour from
 * one client address. A browser in which the account signed in before has 20 of its own instead, so that strangers
 * cannot lock the owner out.
 */
export function createSignInLimits({ devices, sessionSecret, now }: SignInLimitsDependencies): SignInLimits {
  const hourly = (limit: number) =>
    createAttemptCounter({ limit, windowMs: HOUR_MS, maxKeys: MAX_KEYS, ...(now ? { now } : {}) })
  const accounts = hourly(ACCOUNT_ATTEMPTS_PER_HOUR)
  const knownDevices = hourly(ACCOUNT_ATTEMPTS_PER_HOUR)
  const clients = hourly(CLIENT_ATTEMPTS_PER_HOUR)
  const sessions = hourly(CLIENT_ATTEMPTS_PER_HOUR)

  return {
    reserve({ kind }, { clientAddress, account, deviceCookie, sessionCookie }) {
      if (kind === 'session')
        return isSignedToken(sessionCookie, sessionSecret) ? UNCOUNTED : sessions.reserve(clientAddress)
      const normalized = normalizeAccount(account)
      if (devices.isKnown(deviceCookie, normalized)) return knownDevices.reserve(normalized)
      const byClient = clients.reserve(clientAddress)
      // A correct password releases the attempt counted for the account, not the one counted for the client.
      return byClient.ok && normalized !== '' ? accounts.reserve(normalized) : unreleasable(byClient)
    },
  }
}

const UNCOUNTED: Reservation = { ok: true, release: () => {} }

function unreleasable(reservation: Reservation): Reservation {
  return reservation.ok ? UNCOUNTED : reservation
}
