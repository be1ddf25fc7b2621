import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedReader } from './shared-reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beam-shared-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('all who read a file at the same time get the same buffer, also who comes while it is in use', async () => {
  const file = join(folder, 'version')
  await writeFile(file, 'an image')
  const read = createSharedReader()
  const [first, second] = await Promise.all([read(file), read(file)])
  expect(first?.toString()).toBe('an image')
  expect(second).toBe(first)
  expect(await read(file)).toBe(first)
})

test('a file that was replaced is read again, and one that was removed is not served', async () => {
  const file = join(folder, 'replaced')
  await writeFile(file, 'before')
  const read = createSharedReader()
  const before = await read(file)
  await writeFile(file, 'afterwards')
  expect((await read(file))?.toString()).toBe('afterwards')
  await rm(file)
  expect(await read(file)).toBeNull()
  expect(before?.toString()).toBe('before')
})

test('a file that is written later is found', async () => {
  const file = join(folder, 'later')
  const read = createSharedReader()
  expect(await read(file)).toBeNull()
  await writeFile(file, 'now')
  expect((await read(file))?.toString()).toBe('now')
})
