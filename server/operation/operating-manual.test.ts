import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const MANUAL = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')

test.each([
  ['log event', /\{ event: '([a-z-]+)'/g],
  ['metric', /'(beam_[a-z_]+)'/g],
])('docs/operating.md names every %s', (_kind, pattern) => {
  const names = globSync('{backend/src,server/operation}/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !new RegExp(`\\b${name}(?:_bucket)?\\b`).test(MANUAL))).toEqual([])
})
