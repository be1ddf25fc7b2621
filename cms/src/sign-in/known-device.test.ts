import { describe, expect, it } from 'vitest'
import { createKnownDevices, KNOWN_DEVICE_SECONDS } from './known-device.ts'

const clock = { ms: 1_800_000_000_000 }
const devices = createKnownDevices('a-secret-long-enough', () => clock.ms)
const cookie = devices.cookieFor('editor@example.com')

describe('T82: a known device', () => {
  it('is known for the account that signed in, and for no other', () => {
    expect(devices.isKnown(cookie, 'editor@example.com')).toBe(true)
    expect(devices.isKnown(cookie, 'other@example.com')).toBe(false)
    expect(devices.isKnown(cookie, '')).toBe(false)
  })

  it.each([
    undefined,
    '',
    'true',
    cookie.slice(0, -1),
    `${cookie}x`,
    cookie.replace(/^\d/, '9'),
    `9999999999.${'A'.repeat(43)}`,
    createKnownDevices('another-secret-there').cookieFor('editor@example.com'),
  ])('is not known by the cookie %s', (forged) => {
    expect(devices.isKnown(forged, 'editor@example.com')).toBe(false)
  })

  it('expires after half a year', () => {
    const later = createKnownDevices('a-secret-long-enough', () => clock.ms + KNOWN_DEVICE_SECONDS * 1000)
    expect(later.isKnown(cookie, 'editor@example.com')).toBe(false)
  })
})
