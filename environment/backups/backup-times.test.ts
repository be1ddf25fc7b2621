import { expect, test } from 'vitest'
import { formatBackupTime, parseBackupTime } from './backup-times.ts'

const TIME = Date.UTC(2026, 10, 2, 4, 5, 6)

test('a name holds its time to the second', () => {
  expect(formatBackupTime(TIME + 789)).toBe('20261102T040506')
  expect(parseBackupTime('content-20261102T040506')).toBe(TIME)
  expect(parseBackupTime('notes.txt')).toBe(Number.POSITIVE_INFINITY)
})
