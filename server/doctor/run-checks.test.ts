import { expect, test } from 'vitest'
import { failed, ok, warning } from './check.ts'
import { exitCode, jsonReport, textReport } from './report.ts'
import { runChecks } from './run-checks.ts'
import { testInstallation } from './testing/test-installation.ts'

const fine = { name: 'Fine', run: async () => [ok('all well')] }
const doubtful = { name: 'Doubtful', run: async () => [warning('late', 'Hurry.')] }
const broken = { name: 'Broken', run: async () => [failed('gone', 'Restore it.')] }

test('a check that throws or hangs has failed; the others are reported', async () => {
  const throwing = { name: 'Throwing', run: async () => Promise.reject(new Error('no permission')) }
  const hanging = { name: 'Hanging', run: () => new Promise<never>(() => {}) }
  const findings = await runChecks([throwing, hanging, fine], testInstallation(), 1_000)
  expect(findings).toMatchObject([
    { check: 'Throwing', status: 'failed', message: 'cannot be checked: no permission' },
    { check: 'Hanging', status: 'failed', message: 'no result after 1 s' },
    { check: 'Fine', status: 'ok' },
  ])
})

test.each([
  [[fine], 0, 'ok'],
  [[fine, doubtful], 1, 'warning'],
  [[doubtful, broken, fine], 2, 'failed'],
] as const)('%# the exit code is that of the worst finding', async (checks, code, status) => {
  const findings = await runChecks(checks, testInstallation())
  expect(exitCode(findings)).toBe(code)
  expect(JSON.parse(jsonReport(findings))).toMatchObject({ status, findings: { length: checks.length } })
})

test('the report has a line for each finding, with its remedy, and a summary', async () => {
  const report = textReport(await runChecks([fine, broken], testInstallation()))
  expect(report.split('\n')).toEqual([
    'ok       Fine                all well',
    'failed   Broken              gone',
    '                             → Restore it.',
    '1 failed, 0 warnings, 1 ok',
  ])
})
