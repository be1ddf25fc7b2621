import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from './replace-file.ts'

async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'replace-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the file has the new text, and nothing else is left', async () => {
  const folder = await testFolder()
  const file = join(folder, 'a')
  await replaceFile(file, 'first')
  await replaceFile(file, 'second')
  expect(await readFile(file, 'utf8')).toBe('second')
  expect(await readdir(folder)).toEqual(['a'])
})

test('a file that cannot be replaced leaves no temporary one', async () => {
  const folder = await testFolder()
  await mkdir(join(folder, 'a', 'inside'), { recursive: true })
  await expect(replaceFile(join(folder, 'a'), 'text')).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['a'])
})
