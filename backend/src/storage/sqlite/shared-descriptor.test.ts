import { fstatSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

test('a file has one descriptor, which stays open between uses', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, 'text')
  const first = openShared(file)
  expect(openShared(file)).toBe(first)
  closeShared(first)
  closeShared(first)
  expect(fstatSync(first).size).toBe(4)
  expect(openShared(file)).toBe(first)
})

test('a file without a name is closed once nobody uses it', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, 'text')
  const descriptor = openShared(file)
  openShared(file)
  const { ino } = fstatSync(descriptor)
  rmSync(file)
  closeShared(descriptor)
  expect(openFile(descriptor)).toBe(ino)
  closeShared(descriptor)
  expect(openFile(descriptor)).not.toBe(ino)
})

/** Its number, if it has no name; another thread may have used the descriptor for another file since. */
function openFile(descriptor: number): number | undefined {
  try {
    const { ino, nlink } = fstatSync(descriptor)
    return nlink === 0 ? ino : undefined
  } catch {
    return undefined
  }
}
