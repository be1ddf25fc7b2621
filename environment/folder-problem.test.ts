import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderProblem } from './folder-problem.ts'

const IS_ROOT = process.getuid?.() === 0
const SOMEBODY = 12_345

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the own folder, and one that does not exist yet, are fine', () => {
  const folder = temporaryFolder()
  expect(folderProblem(folder)).toBe(null)
  expect(folderProblem(join(folder, 'later'))).toBe(null)
})

test('T161: root does not write to a folder of another user', () => {
  const folder = temporaryFolder()
  if (IS_ROOT) chownSync(folder, SOMEBODY, SOMEBODY)
  expect(folderProblem(folder, 0)).toContain('files that root writes there would stop its process')
})

test.skipIf(IS_ROOT)('a folder that this user may not read does not count as empty', () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0)
  expect(folderProblem(folder)).toContain('may not read')
})
