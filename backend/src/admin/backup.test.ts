import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { temporaryFolder } from '../../testing/test-settings.ts'
import { backup } from './backup.ts'
import { list } from './list.ts'
import { restore } from './restore.ts'

test('a backup is whole, is never written over, and brings everything back while the site runs', async () => {
  const { backend, context } = await openAdminBesideSite()
  const kept = await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  expect(context.takeOutput()).toContain('1 submissions')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backup(context, commandArguments(file))).rejects.toThrow('already there')
  const lost = await send(backend, contact)
  await expect(restore(context, commandArguments(file))).rejects.toThrow('--yes')
  await restore(context, commandArguments(file, { yes: true }))
  const after = await send(backend, contact)
  await list(context, commandArguments())
  const listed = context.takeOutput()
  expect(listed).toContain(kept)
  expect(listed).toContain(after)
  expect(listed).not.toContain(lost)
})

test('a file that is no backup is not restored', async () => {
  const { context } = await openAdminBesideSite()
  const folder = mkdtempSync(join(temporaryFolder(), 'x'))
  writeFileSync(join(folder, 'text'), 'no database'.repeat(500))
  await expect(restore(context, commandArguments(join(folder, 'text'), { yes: true }))).rejects.toThrow(
    'is no backup of submissions',
  )
  await expect(restore(context, commandArguments(join(folder, 'nothing'), { yes: true }))).rejects.toThrow(
    'is not there',
  )
})
