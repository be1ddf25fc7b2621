import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Cases that share one content service start it in a file of their folder. */
const PARTS_TESTS = globSync(
  ['{backend,server,website/app,cms/tests,content,scripts}/**/*.parts.test.ts', 'cms/tests/*/service.ts'],
  { cwd: ROOT, exclude: (path) => path.includes('node_modules') },
)
/** e.g. startPostgres(5500), startSmtp(3220), const PORT = 1408 */
const FIXED_PORT = /(?:\b(?:start\w+|receiveWebhooks|listen)\(|(?:\b|_)PORT = )(\d{4,5})\b/g

it('each parts test has ports of its own, for they run concurrently', () => {
  expect(PARTS_TESTS.length).toBeGreaterThan(20)
  const ports = PARTS_TESTS.flatMap((file) => [
    ...new Set([...readFileSync(join(ROOT, file), 'utf8').matchAll(FIXED_PORT)].map(([, port]) => port)),
  ])
  expect(ports.length).toBeGreaterThan(10)
  expect(ports.filter((port, index) => ports.indexOf(port) !== index)).toEqual([])
})
