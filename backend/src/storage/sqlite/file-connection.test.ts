import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { createFileConnection } from './file-connection.ts'

const connectTo = (file: string) => {
  const connection = createFileConnection({ file, maxBytes: undefined, isSite: false })
  onTestFinished(() => connection.close())
  return connection
}

test('T84: a file that is replaced while it is being opened is not used', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const connection = connectTo(file)
  await connection.open(0, false)
  connection.close()
  copyFileSync(file, `${file}.new`)
  const opening = connection.open(0, true)
  renameSync(`${file}.new`, file)
  await expect(opening).rejects.toThrow('was removed, replaced')
  expect(connection.current()).toBeUndefined()
  await connection.open(0, true)
  expect(connection.monitor.isInPlace()).toBe(true)
})

test('T84: a file that must exist is not created', async () => {
  const connection = connectTo(join(temporaryFolder(), 'submissions.sqlite'))
  await expect(connection.open(0, true)).rejects.toThrow('was removed, replaced')
  expect(connection.current()).toBeUndefined()
})
