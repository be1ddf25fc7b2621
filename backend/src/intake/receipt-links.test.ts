import { expect, test } from 'vitest'
import { readDataKeys } from '../keys/data-keys.ts'
import { createReceiptLinks } from './receipt-links.ts'

const keys = readDataKeys(`k1:${Buffer.alloc(32, 1).toString('base64')}`)
const otherKeys = readDataKeys(`k2:${Buffer.alloc(32, 2).toString('base64')}`)
const HOUR_MS = 3_600_000

test('T78: a page gives thanks for an hour, and for its own submission alone', () => {
  let now = Date.UTC(2026, 10, 20)
  const links = createReceiptLinks(keys, () => now)
  const value = links.create('/contacts', 'BW-7K3Q-X2M9P')
  expect(links.read('/contacts', value)).toBe('BW-7K3Q-X2M9P')
  expect(links.read('/invest', value)).toBeNull()
  expect(createReceiptLinks(otherKeys, () => now).read('/contacts', value)).toBeNull()
  now += HOUR_MS
  expect(links.read('/contacts', value)).toBeNull()
})

test.each([
  '',
  'BW-AAAA-AAAAA',
  'BW-AAAA-AAAAA.zzzzzzzz.',
  `BW-A.${'z'.repeat(8)}.${'0'.repeat(32)}`,
  '<script>',
])('T78: nobody is thanked by %j', (value) => {
  const links = createReceiptLinks(keys, () => Date.UTC(2026, 10, 20))
  expect(links.read('/contacts', value)).toBeNull()
})

test('T78: neither the reference nor the end can be changed', () => {
  const links = createReceiptLinks(keys, () => 0)
  const value = links.create('/contacts', 'BW-7K3Q-X2M9P')
  expect(links.read('/contacts', value.replace('7K3Q', '7K3R'))).toBeNull()
  expect(links.read('/contacts', value.replace(/\.\w+\./u, '.zz.'))).toBeNull()
})
