import { expect, it } from 'vitest'
import { createRecentKeys } from './recent-keys.ts'

it('the most recently used keys keep their values', () => {
  const keys = createRecentKeys<number>()
  for (let key = 0; key < 50; key += 1) keys.set(`${key}`, key)
  expect(keys.get('0')).toBe(0)
  keys.set('50', 50)
  expect([keys.get('0'), keys.get('1'), keys.get('2'), keys.get('50')]).toEqual([0, undefined, 2, 50])
})

it('a new value replaces the old one', () => {
  const keys = createRecentKeys<string>()
  keys.set('key', 'old')
  keys.set('key', 'new')
  expect(keys.get('key')).toBe('new')
})

it('long keys are not kept', () => {
  const keys = createRecentKeys<true>()
  keys.set('x'.repeat(30_001), true)
  expect(keys.get('x'.repeat(30_001))).toBeUndefined()
})
