import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.mjs'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a folder is made with those above it, and is left alone when it is there', () => {
  const folder = join(emptyFolder(), 'a/b')
  makeFolder(folder, 0o700)
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('what is a file can be no folder, nor hold one', () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'a/b'))).toThrow('EEXIST')
})

test.skipIf(!existsSync('/proc/self'))('where none can be made it says so', () => {
  expect(() => makeFolder('/proc/beam/data')).toThrow("ENOENT: no such file or directory, mkdir '/proc/beam'")
})
