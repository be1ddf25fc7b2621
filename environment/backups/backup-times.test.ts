import { expect, test } from 'vitest'
import { readRetentionMs, timeName, timeOfName } from './backup-times.ts'

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
