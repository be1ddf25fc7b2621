import { describe, expect, it } from 'vitest'
import { readLocalTime, writeLocalTime } from './local-time.ts'

const PRAGUE = 'Europe/Prague'

describe('a time on the clock of the editor', () => {
  it.each([
    ['2026-11-22T09:00', PRAGUE, '2026-11-22T08:00:00.000Z'],
    ['2026-07-01T09:00', PRAGUE, '2026-07-01T07:00:00.000Z'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-07-01T09:00', 'Asia/Kathmandu', '2026-07-01T03:15:00.000Z'],
    ['2026-07-01T00:00', 'UTC', '2026-07-01T00:00:00.000Z'],
    ['2027-03-28T01:59', PRAGUE, '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', PRAGUE, '2027-03-28T01:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, instant) => {
    expect(readLocalTime(text, timeZone)).toEqual({ kind: 'unique', instant: new Date(instant) })
    expect(writeLocalTime(new Date(instant), timeZone)).toBe(text)
  })

  it('does not exist when clocks are put forward over it', () => {
    expect(readLocalTime('2027-03-28T02:30', PRAGUE)).toEqual({ kind: 'skipped' })
  })

  it('is the first of two when clocks are put back', () => {
    expect(readLocalTime('2027-10-31T02:30', PRAGUE)).toEqual({
      kind: 'repeated',
      instant: new Date('2027-10-31T00:30:00.000Z'),
    })
  })

  it.each(['', '2026-11-22T', 'tomorrow'])('is incomplete as %j', (text) => {
    expect(readLocalTime(text, PRAGUE)).toEqual({ kind: 'incomplete' })
  })
})
