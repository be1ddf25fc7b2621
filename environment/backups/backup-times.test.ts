import { expect, test } from 'vitest'
import { readRetentionMs, timeName, timeOfName, tooOld } from './backup-times.ts'

const TIME = Date.UTC(2026, 10, 2, 4, 5, 6)

test('a name holds its time to the second', () => {
  expect(timeName(TIME + 789)).toBe('20261102T040506')
  expect(timeOfName('content-20261102T040506')).toBe(TIME)
  expect(timeOfName('notes.txt')).toBe(Number.POSITIVE_INFINITY)
})

test('days to keep are whole days, one or more', () => {
  expect(readRetentionMs('7')).toBe(7 * 24 * 60 * 60 * 1000)
  expect(readRetentionMs(undefined)).toBe(Number.POSITIVE_INFINITY)
  for (const text of ['0', '-1', '1.5', 'week']) expect(readRetentionMs(text)).toBeNull()
})

test('what is too old makes room for a new backup, but the only complete one stays until that is there', () => {
  const names = [
    'content-20261101T000000',
    'content-20261031T000000',
    'content-20261101T030000.partial',
    'notes.txt',
  ]
  const limit = { nowMs: TIME, retentionMs: 3_600_000 }
  expect(tooOld(names, { ...limit, keepNewest: true })).toEqual([names[1], names[2]])
  expect(tooOld(names, { ...limit, keepNewest: false })).toEqual(names.slice(0, 3))
})
