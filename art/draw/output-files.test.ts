import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { ILLUSTRATION_SETS, illustrationPath } from '@beam/content/model/illustration-files.ts'
import { allOutputFiles, type OutputFile } from './output-files.ts'
import { writeOutputFiles } from './write-output-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'art-'))
const hashes = join(folder, 'hashes.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const work: OutputFile = {
  path: 'a/b.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>',
}

test('every default page has a share image of 1200 by 630', async () => {
  const shares = allOutputFiles().filter((candidate) => candidate.path.startsWith('share/'))
  await writeOutputFiles(shares, folder, hashes)
  const sizes = [...ALL_PAGES.map((page) => page.slug.replaceAll('/', '-')), 'default'].map((name) => [
    name,
    pngSize(join(folder, 'share', `${name}.png`)),
  ])
  expect(sizes).toEqual(sizes.map(([name]) => [name, [1200, 630]]))
})

test('no two pages share the same image', () => {
  const shares = allOutputFiles().filter((candidate) => candidate.path.startsWith('share/'))
  expect(new Set(shares.map((share) => share.svg)).size).toBe(shares.length)
})

test('no two files have the same path', () => {
  const paths = allOutputFiles().map((candidate) => candidate.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every illustration of a set is in its file, as a view', () => {
  const files = new Map(allOutputFiles().map(({ path, svg }) => [`/${path}`, svg]))
  for (const name of Object.values(ILLUSTRATION_SETS).flat()) {
    const [path = '', view] = illustrationPath(name).split('#')
    expect(files.get(path)).toContain(`<view id="${view}" viewBox="0 `)
  }
})

test('only changed or missing files are written again', async () => {
  expect(await writeOutputFiles([work], folder, hashes)).toBe(1)
  expect(await writeOutputFiles([work], folder, hashes)).toBe(0)
  expect(await writeOutputFiles([{ ...work, svg: work.svg.replace('z', '') }], folder, hashes)).toBe(1)
  rmSync(join(folder, work.path))
  expect(await writeOutputFiles([work], folder, hashes)).toBe(1)
  expect(readFileSync(join(folder, work.path), 'utf8')).toBe(work.svg)
})

test('with an unreadable hash file, every file is written again', async () => {
  await writeOutputFiles([work], folder, hashes)
  expect(await writeOutputFiles([work], folder, join(folder, work.path))).toBe(1)
})

/** Width and height are at bytes 16 and 20 (PNG specification, IHDR). */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(file)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
