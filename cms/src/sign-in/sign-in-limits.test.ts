import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createKnownDevices } from './known-device.ts'
import { createSignInLimits, type Sender, type SignInLimits } from './sign-in-limits.ts'

const HOUR_MS = 60 * 60 * 1000
const SESSION_SECRET = 'signs-sessions-in-this-test'
const PASSWORD = { kind: 'password', successProves: true } as const
const SESSION = { kind: 'session', successProves: true } as const
const devices = createKnownDevices('signs-devices-in-this-test')

let clock: { ms: number }
let limits: SignInLimits

beforeEach(() => {
  clock = { ms: 0 }
  limits = createSignInLimits({ devices, sessionSecret: SESSION_SECRET, now: () => clock.ms })
})

describe('T82: guessing passwords', () => {
  it('ends after 20 attempts at one account, from however many addresses', () => {
    const allowed = times(50, (index) =>
      attempt({ clientAddress: `203.0.113.${index}`, account: 'a@example.com' }),
    )
    expect(allowed.filter(Boolean)).toHaveLength(20)
  })

  it('ends after 100 attempts from one address, at however many accounts', () => {
    const allowed = times(150, (index) => attempt({ account: `${index}@example.com` }))
    expect(allowed.filter(Boolean)).toHaveLength(100)
    expect(attempt({ clientAddress: '203.0.113.9', account: 'other@example.com' })).toBe(true)
  })

  it('ends without an account', () => {
    expect(times(150, () => attempt({ account: '' })).filter(Boolean)).toHaveLength(100)
  })

  it('counts other spellings of an account together', () => {
    const spellings = ['a@example.com', 'A@EXAMPLE.com', ' a@example.com ', 'ａ@example.com']
    const allowed = times(50, (index) =>
      attempt({ clientAddress: `203.0.113.${index}`, account: spellings[index % spellings.length] ?? '' }),
    )
    expect(allowed.filter(Boolean)).toHaveLength(20)
  })

  it('is allowed again an hour later', () => {
    times(30, () => attempt({ account: 'a@example.com' }))
    clock.ms = HOUR_MS + 1
    expect(attempt({ account: 'a@example.com' })).toBe(true)
  })

  it('is not counted at the account when the password was right', () => {
    for (let index = 0; index < 60; index += 1) {
      const reservation = limits.reserve(PASSWORD, sender({ account: 'a@example.com' }))
      if (reservation.ok) reservation.release()
    }
    expect(
      times(30, (index) => attempt({ clientAddress: `203.0.113.${index}`, account: 'a@example.com' })).filter(
        Boolean,
      ),
    ).toHaveLength(20)
  })
})

describe('T82: the owner of an account that strangers guess at', () => {
  const deviceCookie = devices.cookieFor('a@example.com')

  it('still signs in from a known browser, 20 attempts an hour', () => {
    times(50, (index) => attempt({ clientAddress: `203.0.113.${index}`, account: 'a@example.com' }))
    const own = times(30, () => attempt({ account: 'A@example.com', deviceCookie }))
    expect(own.filter(Boolean)).toHaveLength(20)
  })

  it('gains nothing for other accounts', () => {
    const allowed = times(50, () => attempt({ account: 'b@example.com', deviceCookie }))
    expect(allowed.filter(Boolean)).toHaveLength(20)
  })

  it('keeps a session that Strapi signed, despite other requests from the address', () => {
    const sessionCookie = signed('{"userId":"1"}')
    const forged = times(150, (index) => attempt({ sessionCookie: `a.b.${index}` }, SESSION))
    expect(forged.filter(Boolean)).toHaveLength(100)
    expect(times(150, () => attempt({ sessionCookie }, SESSION)).every(Boolean)).toBe(true)
    expect(attempt({ sessionCookie: `${sessionCookie}x` }, SESSION)).toBe(false)
    expect(attempt({ sessionCookie: undefined }, SESSION)).toBe(false)
  })
})

function attempt(given: Partial<Sender>, kind: typeof PASSWORD | typeof SESSION = PASSWORD): boolean {
  return limits.reserve(kind, sender(given)).ok
}

function sender(given: Partial<Sender>): Sender {
  return {
    clientAddress: '198.51.100.1',
    account: '',
    deviceCookie: undefined,
    sessionCookie: undefined,
    ...given,
  }
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function signed(payload: string): string {
  const text = [`{"alg":"HS256"}`, payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${text}.${createHmac('sha256', SESSION_SECRET).update(text).digest('base64url')}`
}
