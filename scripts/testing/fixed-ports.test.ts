import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Cases that share one content service start it in a file of their folder. */
const PARTS_TESTS = findFiles([
  '{backend,server,website/app,cms/tests,content,scripts}/**/*.parts.test.ts',
  'cms/tests/*/service.ts',
])
const UNIT_TESTS = findFiles([
  '{forms,content,art,website,backend,server,environment,journeys,scripts,bench,cms}/**/*.test.{ts,tsx}',
]).filter((path) => !/\.(?:parts|long|browsers)\.test\./u.test(path))
/** e.g. startPostgres(<port>), const PORT = <port> */
const FIXED_PORT = /(?:\b(?:start\w+|receiveWebhooks|listen|smtp|target)\(|(?:\b|_)PORT = )(\d{4,5})\b/g

it('each parts test has ports of its own, for they run concurrently', () => {
  expect(PARTS_TESTS.length).toBeGreaterThan(20)
  const ports = PARTS_TESTS.flatMap(fixedPortsOf)
  expect(ports.length).toBeGreaterThan(10)
  expect(ports.filter((port, index) => ports.indexOf(port) !== index)).toEqual([])
})

it('no unit test has a fixed port: another process may hold it, or its predecessor still', () => {
  expect(UNIT_TESTS.length).toBeGreaterThan(300)
  expect(UNIT_TESTS.filter((file) => fixedPortsOf(file).length > 0)).toEqual([])
})

function fixedPortsOf(file: string): (string | undefined)[] {
  return [
    ...new Set([...readFileSync(join(ROOT, file), 'utf8').matchAll(FIXED_PORT)].map(([, port]) => port)),
  ]
}

function findFiles(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
}
