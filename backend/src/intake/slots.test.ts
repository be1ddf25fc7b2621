import { expect, test } from 'vitest'
import { subnetOf } from './subnet-of.ts'
import { createSlots } from './slots.ts'

const LIMITS = { total: 100, perAddress: 8, perNetwork: 32 }
const ALL_KINDS = { text: LIMITS, upload: LIMITS, rejected: LIMITS }

function reserveMany(slots: ReturnType<typeof createSlots>, address: string, count: number) {
  return Array.from({ length: count }, () => slots.reserve('text', address))
}

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
  ['::1', '::1::/48'],
])('%s belongs to %s', (address, network) => {
  expect(subnetOf(address)).toBe(network)
})

test('T79: an address gets eight slots, and gets them again when it has released them', () => {
  const slots = createSlots(ALL_KINDS)
  const reservations = reserveMany(slots, '192.0.2.1', 9)
  expect(reservations.map(({ ok }) => ok)).toEqual([...Array.from({ length: 8 }, () => true), false])
  expect(reservations.at(-1)).toEqual({ ok: false, exhausted: 'address' })
  for (const reservation of reservations) {
    if (!reservation.ok) continue
    reservation.release()
    reservation.release()
  }
  expect(slots.inUse()).toBe(0)
  expect(reserveMany(slots, '192.0.2.1', 8).every(({ ok }) => ok)).toBe(true)
})

test('T79: the addresses of one network share 32, of IPv4 and of IPv6, and leave room to others', () => {
  const slots = createSlots(ALL_KINDS)
  const hosts = Array.from({ length: 8 }, (_host, number) => number)
  const v4 = hosts.flatMap((host) => reserveMany(slots, `192.0.2.${host}`, 8))
  const v6 = hosts.flatMap((host) => reserveMany(slots, `2001:db8:1:${host}::/64`, 8))
  expect([v4, v6].map((all) => all.filter(({ ok }) => ok).length)).toEqual([32, 32])
  expect(v4.at(-1)).toEqual({ ok: false, exhausted: 'shared' })
  expect(reserveMany(slots, '198.51.100.1', 8).every(({ ok }) => ok)).toBe(true)
})

test('T26: uploads never take the slots of texts', () => {
  const slots = createSlots({ ...ALL_KINDS, upload: { total: 1, perAddress: 0, perNetwork: 0 } })
  expect([1, 2].map(() => slots.reserve('upload', '192.0.2.1').ok)).toEqual([true, false])
  expect(slots.reserve('text', '192.0.2.1').ok).toBe(true)
})
