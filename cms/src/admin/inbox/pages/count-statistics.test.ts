import { describe, expect, it } from 'vitest'
import { addUpWeeks, countByAge, countByDay } from './count-statistics'

const statistics = {
  perDay: [
    { day: '2026-03-01', form: 'contact', count: 2 },
    { day: '2026-03-01', form: 'investor', count: 3 },
    { day: '2026-02-27', form: 'contact', count: 1 },
  ],
  medianFirstAnswerMinutes: [],
  openByAge: [
    { form: 'contact', age: '<1d', count: 4 },
    { form: 'investor', age: '>4w', count: 1 },
  ],
}
const now = Date.UTC(2026, 2, 1, 12)

describe('the statistics', () => {
  it('count every day, also days without submissions', () => {
    expect(countByDay(statistics, null, 3, now)).toEqual([
      { name: '2026-02-27', count: 1 },
      { name: '2026-02-28', count: 0 },
      { name: '2026-03-01', count: 5 },
    ])
    expect(countByDay(statistics, 'investor', 1, now)).toEqual([{ name: '2026-03-01', count: 3 }])
  })

  it('add up days to weeks, of which the last ends with the last day', () => {
    const days = countByDay(statistics, null, 9, now)
    expect(addUpWeeks(days)).toEqual([
      { name: '2026-02-21', count: 0 },
      { name: '2026-02-23', count: 6 },
    ])
    expect(addUpWeeks(days.slice(2))).toEqual([{ name: '2026-02-23', count: 6 }])
  })

  it('count what is open, from young to old', () => {
    expect(countByAge(statistics, null).map(({ count }) => count)).toEqual([4, 0, 0, 0, 1])
    expect(countByAge(statistics, 'contact').map(({ count }) => count)).toEqual([4, 0, 0, 0, 0])
  })
})
