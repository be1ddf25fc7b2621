import { expect, test } from 'vitest'
import { formatBackupTime } from './backup-times.ts'
import { findExpiredBackups, readRetentionMs } from './expired-backups.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TIME = Date.UTC(2026, 10, 2, 4, 5, 6)

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
  const limit = { nowMs: TIME, retentionMs: DAY_MS }
  expect(findExpiredBackups(names, { ...limit, keepNewest: true })).toEqual([names[1], names[2]])
  expect(findExpiredBackups(names, { ...limit, keepNewest: false })).toEqual(names.slice(0, 3))
})

test('T165: a clock that is set far ahead removes no backup before one of then is too old', () => {
  const retentionMs = 7 * DAY_MS
  const made = Array.from({ length: 7 }, (_, days) => formatBackupTime(TIME - days * DAY_MS))
  const wrong = TIME + 400 * DAY_MS
  for (const keepNewest of [true, false]) {
    const at = (nowMs: number, names: readonly string[]) =>
      findExpiredBackups(names, { nowMs, retentionMs, keepNewest })
    expect(at(wrong, made)).toEqual([])
    const later = [...made]
    for (let days = 0; days <= 7; days++) {
      later.push(formatBackupTime(wrong + days * DAY_MS))
      expect(at(wrong + days * DAY_MS, later)).toEqual([])
      expect(at(TIME + DAY_MS, [...later, formatBackupTime(TIME + DAY_MS)])).toEqual([])
    }
    expect(at(wrong + 8 * DAY_MS, later)).toEqual([...made, formatBackupTime(wrong)])
    expect(at(TIME + 2 * DAY_MS, later)).toEqual(made.slice(6))
  }
})

test('after a pause that is longer than the retention, older backups go with the first one after it', () => {
  const retentionMs = 7 * DAY_MS
  const before = formatBackupTime(TIME - 60 * DAY_MS)
  const first = formatBackupTime(TIME)
  const at = (nowMs: number) =>
    findExpiredBackups([before, first, formatBackupTime(nowMs)], { nowMs, retentionMs, keepNewest: true })
  expect(at(TIME + DAY_MS)).toEqual([])
  expect(at(TIME + 8 * DAY_MS)).toEqual([before, first])
})

test('backups that are made more seldom than they are kept are removed but for the last before', () => {
  const retentionMs = 3 * DAY_MS
  const weekly = Array.from({ length: 5 }, (_, weeks) => formatBackupTime(TIME - weeks * 7 * DAY_MS))
  expect(findExpiredBackups(weekly, { nowMs: TIME, retentionMs, keepNewest: true })).toEqual(weekly.slice(2))
})
