import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Threats without a test, for the reason given in the table. */
const WITHOUT_TEST = new Set([18])

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
  const proven = new Set(files.flatMap((file) => threatsNamedIn(readFileSync(file, 'utf8'))))
  expect(threats.filter((threat) => !proven.has(threat) && !WITHOUT_TEST.has(threat))).toEqual([])
})

/** '43–45' or '37, 38' */
function numbers(text: string): number[] {
  return text.split(', ').flatMap((part) => range(...part.split('–')))
}

function range(first = '', last = first): number[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_number, index) => Number(first) + index)
}

/** Names without a folder match in any folder; a folder matches all files in it. */
function filesIn(tests: string): string[] {
  const patterns = [...tests.matchAll(/`([\w@./*-]+(?:\.tsx?|\/))`/g)].map(([, path = '']) =>
    path.includes('/') ? path.replace(/\/$/, '/*.ts') : `*/**/${path}`,
  )
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) => join(ROOT, file))
}

/** 'T5: …', 'T8 and T11: …' or 'T43 to T45: …' */
function threatsNamedIn(text: string): number[] {
  return [...text.matchAll(/\bT(\d{1,3})(?: to T(\d{1,3}))?\b/g)].flatMap(([, first, last]) =>
    range(first, last),
  )
}
