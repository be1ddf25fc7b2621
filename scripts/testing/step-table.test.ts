import { expect, it } from 'vitest'
import { retriedTests, skippedTests, stepTable } from './step-table.mjs'

it('lists the time of each step, the slowest first', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0, seconds: 1.24 },
    { name: 'unit', passed: 12, failed: 1, seconds: 71.6 },
    { name: 'parts', passed: 0, failed: 1 },
  ]
  expect(stepTable(results, 80)).toBe(
    [
      'unit       1 min 12 s  12 passed, 1 failed',
      'lint            1.2 s  1 passed',
      'parts         skipped  0 passed, 1 failed',
      'whole run  1 min 20 s',
    ].join('\n'),
  )
})

it('lists what each step skipped', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0 },
    { name: 'browsers', passed: 12, failed: 0, skipped: ['Firefox is missing', 'WebKit is missing'] },
  ]
  expect(skippedTests(results)).toEqual(['browsers: Firefox is missing', 'browsers: WebKit is missing'])
})

it('lists what each step had to try again', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0 },
    { name: 'editors', passed: 2, failed: 0, retried: ['menu.journey.ts: closes'] },
  ]
  expect(retriedTests(results)).toEqual(['editors: menu.journey.ts: closes'])
})
