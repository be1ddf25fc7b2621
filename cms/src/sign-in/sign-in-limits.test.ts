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
    const passed = times(50, (place) => attempt({ address: `203.0.113.${place}`, account: 'a@example.com' }))
    expect(passed.filter(Boolean)).toHaveLength(20)
  })

  it('ends after 100 attempts from one address, at however many accounts', () => {
    const passed = times(150, (place) => attempt({ account: `${place}@example.com` }))
    expect(passed.filter(Boolean)).toHaveLength(100)
    expect(attempt({ address: '203.0.113.9', account: 'other@example.com' })).toBe(true)
  })

  it('ends where no account is named', () => {
    expect(times(150, () => attempt({ account: '' })).filter(Boolean)).toHaveLength(100)
  })

  it('cannot count anew by writing the account in another way', () => {
    const ways = ['a@example.com', 'A@EXAMPLE.com', ' a@example.com ', 'ａ@example.com']
    const passed = times(50, (place) =>
      attempt({ address: `203.0.113.${place}`, account: ways[place % ways.length] ?? '' }),
    )
    expect(passed.filter(Boolean)).toHaveLength(20)
  })

  it('goes on an hour later', () => {
    times(30, () => attempt({ account: 'a@example.com' }))
    clock.ms = HOUR_MS + 1
    expect(attempt({ account: 'a@example.com' })).toBe(true)
  })

  it('is not counted at the account when the password was right', () => {
    for (let place = 0; place < 60; place += 1) {
      const reserved = limits.reserve(PASSWORD, sender({ account: 'a@example.com' }))
      if (reserved.ok) reserved.release()
    }
    expect(
      times(30, (place) => attempt({ address: `203.0.113.${place}`, account: 'a@example.com' })).filter(
        Boolean,
      ),
    ).toHaveLength(20)
  })
})

describe('T82: the owner of an account that strangers guess at', () => {
  const deviceCookie = devices.cookieFor('a@example.com')

  it('still signs in from a browser used before, 20 attempts an hour', () => {
    times(50, (place) => attempt({ address: `203.0.113.${place}`, account: 'a@example.com' }))
    const own = times(30, () => attempt({ account: 'A@example.com', deviceCookie }))
    expect(own.filter(Boolean)).toHaveLength(20)
  })

  it('opens no other account by that', () => {
    const passed = times(50, () => attempt({ account: 'b@example.com', deviceCookie }))
    expect(passed.filter(Boolean)).toHaveLength(20)
  })

  it('keeps a session that Strapi signed, whatever else comes from the address', () => {
    const sessionCookie = signed('{"userId":"1"}')
    const forged = times(150, (place) => attempt({ sessionCookie: `a.b.${place}` }, SESSION))
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
  return { address: '198.51.100.1', account: '', deviceCookie: undefined, sessionCookie: undefined, ...given }
}

function times<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place))
}

function signed(payload: string): string {
  const text = [`{"alg":"HS256"}`, payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${text}.${createHmac('sha256', SESSION_SECRET).update(text).digest('base64url')}`
}
