import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './count-results.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beam-results-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('skipped tests are named by their outermost group, each group once', async () => {
  const report = await writeReport([
    test('passed', ['Chromium'], 'a form is sent'),
    test('skipped', [], 'Firefox is missing: install firefox-esr'),
    test('skipped', ['the site behind nginx', 'limits'], 'count each visitor'),
    test('skipped', ['the site behind nginx'], 'is compressed'),
  ])
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['Firefox is missing: install firefox-esr', 'the site behind nginx'],
  })
})

it('a file that could not be loaded counts as a failure', async () => {
  const report = await writeReport([], [{ status: 'failed', assertionResults: [] }])
  expect(countVitest(report)).toMatchObject({ failed: 1 })
})

it('a run that wrote no report counts as a failure', () => {
  expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
})

it('a journey that passed at the second attempt only is named', async () => {
  const file = join(folder, 'journeys.json')
  await writeFile(
    file,
    JSON.stringify({
      stats: { expected: 1, flaky: 2, unexpected: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
          suites: [{ specs: [spec('is reached by keyboard', 'flaky')] }],
        },
      ],
    }),
  )
  expect(countPlaywright(file)).toEqual({
    passed: 3,
    failed: 0,
    retried: ['menu.journey.ts: closes', 'menu.journey.ts: is reached by keyboard'],
  })
})

/** What Playwright writes of a test, as far as it is read. */
function spec(title: string, status: string) {
  return { file: 'menu.journey.ts', title, tests: [{ status }] }
}

interface Assertion {
  readonly status: string
  readonly ancestorTitles: readonly string[]
  readonly title: string
}

function test(status: string, ancestorTitles: readonly string[], title: string): Assertion {
  return { status, ancestorTitles, title }
}

/** What Vitest writes, as far as it is read. */
async function writeReport(assertionResults: readonly Assertion[], more: readonly object[] = []) {
  const file = join(folder, 'report.json')
  const passed = assertionResults.filter(({ status }) => status === 'passed').length
  const testResults = [{ status: 'passed', assertionResults }, ...more]
  await writeFile(file, JSON.stringify({ numPassedTests: passed, numFailedTests: 0, testResults }))
  return file
}
