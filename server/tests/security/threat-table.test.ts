import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Has no test, for the reason that the table gives. */
const OPEN = new Set([18])

interface Row {
  readonly threats: readonly number[]
  readonly files: readonly string[]
}

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ([\d–, ]+) \|.*\| (.*) \|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, threats = '', tests = '']): Row => ({ threats: numbers(threats), files: filesIn(tests) }))

test('each threat has one row, in order, and none of the first 76 is missing', () => {
  const threats = rows.flatMap((row) => row.threats)
  expect(threats).toEqual([...new Set(threats)].toSorted((one, other) => one - other))
  expect(threats.slice(0, 76)).toEqual(Array.from({ length: 76 }, (_threat, index) => index + 1))
})

test.each(rows)('$threats are named by a test of their row', ({ threats, files }) => {
  const proved = new Set(files.flatMap((file) => threatsNamedIn(readFileSync(file, 'utf8'))))
  expect(threats.filter((threat) => !proved.has(threat) && !OPEN.has(threat))).toEqual([])
})

/** '43–45' or '37, 38' */
function numbers(text: string): number[] {
  return text.split(', ').flatMap((part) => range(...part.split('–')))
}

function range(first = '', last = first): number[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_number, place) => Number(first) + place)
}

/** Names without a folder lie beside the one before; a folder stands for what is in it. */
function filesIn(tests: string): string[] {
  const patterns = [...tests.matchAll(/`([\w@./*-]+(?:\.tsx?|\/))`/g)].map(([, path = '']) =>
    path.includes('/') ? path.replace(/\/$/, '/*.ts') : `*/**/${path}`,
  )
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) => join(ROOT, file))
}

/** 'T5: …', 'T8 and T11: …' or 'T43 to T45: …' */
function threatsNamedIn(words: string): number[] {
  return [...words.matchAll(/\bT(\d{1,2})(?: to T(\d{1,2}))?\b/g)].flatMap(([, first, last]) =>
    range(first, last),
  )
}
