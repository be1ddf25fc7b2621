import { expect, test } from 'vitest'
import { createTestLog } from '../../testing/test-log.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { COMMAND_NAMES, READ_COMMANDS } from '../storage/command-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import { openInboxStorage } from './open-inbox-storage.ts'

const LIFECYCLE = ['ready', 'checkpointAndVacuum', 'status', 'close'] as const

/** A storage in which everything answers with its name. */
function storageCalled(name: string): Storage {
  const calls = [...COMMAND_NAMES, ...LIFECYCLE].map((call) => [call, async () => name])
  return Object.fromEntries(calls) as unknown as Storage
}

async function openedWith(databaseUrl: string | undefined) {
  const users: string[] = []
  const siteStorage = storageCalled('site')
  const storage = await openInboxStorage({
    settings: testSettings({ databaseUrl }),
    siteStorage,
    openStorage: async (_settings, _log, user) => {
      users.push(user)
      return storageCalled(user)
    },
    log: createTestLog(),
  })
  return { storage, siteStorage, users }
}

test('with SQLite staff read through a worker of their own, and write with the submissions of that moment', async () => {
  const { storage, users } = await openedWith(undefined)
  expect(users).toEqual(['reader'])
  const calls = storage as unknown as Record<string, () => Promise<string>>
  for (const name of COMMAND_NAMES)
    expect([name, await calls[name]!()]).toEqual([name, READ_COMMANDS.has(name) ? 'reader' : 'site'])
  for (const name of LIFECYCLE)
    expect([name, await calls[name]!()]).toEqual([name, name === 'close' ? 'reader' : 'site'])
})

test('with PostgreSQL they use the site’s connections', async () => {
  const { storage, siteStorage, users } = await openedWith('postgres://127.0.0.1/beam')
  expect(storage).toBe(siteStorage)
  expect(users).toEqual([])
})
