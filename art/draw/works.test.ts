import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { allWorks, type Work } from './works.ts'
import { writeWorks } from './write-works.ts'

const folder = mkdtempSync(join(tmpdir(), 'art-'))
const ledger = join(folder, 'ledger.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const work: Work = {
  path: 'a/b.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>',
}

test('every default page has a share image of 1200 by 630', { timeout: 60_000 }, async () => {
  const shares = allWorks().filter((candidate) => candidate.path.startsWith('share/'))
  await writeWorks(shares, folder, ledger)
  const sizes = [...ALL_PAGES.map((page) => page.slug.replaceAll('/', '-')), 'default'].map((name) => [
    name,
    pngSize(join(folder, 'share', `${name}.png`)),
  ])
  expect(sizes).toEqual(sizes.map(([name]) => [name, [1200, 630]]))
})

test('no two pages share the same image', () => {
  const shares = allWorks().filter((candidate) => candidate.path.startsWith('share/'))
  expect(new Set(shares.map((share) => share.svg)).size).toBe(shares.length)
})

test('no two works go to the same place', () => {
  const paths = allWorks().map((candidate) => candidate.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('what is drawn already is left alone, what changed or is missing is drawn anew', async () => {
  expect(await writeWorks([work], folder, ledger)).toBe(1)
  expect(await writeWorks([work], folder, ledger)).toBe(0)
  expect(await writeWorks([{ ...work, svg: work.svg.replace('z', '') }], folder, ledger)).toBe(1)
  rmSync(join(folder, work.path))
  expect(await writeWorks([work], folder, ledger)).toBe(1)
  expect(readFileSync(join(folder, work.path), 'utf8')).toBe(work.svg)
})

test('a ledger that cannot be read costs a drawing, nothing more', async () => {
  await writeWorks([work], folder, ledger)
  expect(await writeWorks([work], folder, join(folder, work.path))).toBe(1)
})

/** Width and height stand at bytes 16 and 20 (PNG specification, IHDR). */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(file)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
