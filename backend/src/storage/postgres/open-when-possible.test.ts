import { expect, test } from 'vitest'
import { createTestLog } from '../../../testing/test-log.ts'
import { StorageUnavailableError } from '../storage.ts'
import { openWhenPossible } from './open-when-possible.ts'

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const POOLER = new Error('DATABASE_URL leads to a connection pooler in transaction mode.')

/** A database with which each attempt ends as listed, the last one always. */
function databaseThat(...outcomes: readonly (Error | 'opens')[]) {
  const log = createTestLog()
  let attempts = 0
  const open = async () => {
    const outcome = outcomes[Math.min(attempts++, outcomes.length - 1)]
    if (outcome !== 'opens') throw outcome!
  }
  return { log, attempts: () => attempts, start: () => openWhenPossible(open, log) }
}

test('a database that cannot be used stops the start', async () => {
  const { log, start } = databaseThat(POOLER)
  await expect(start()).rejects.toThrow('transaction mode')
  expect(log.lines).toEqual([])
})

test('T158: one that turns out to be unusable later is unavailable, with one clear line in the log', async () => {
  const { log, start } = databaseThat(AWAY, POOLER)
  const ensureOpen = await start()
  for (let call = 0; call < 3; call++) {
    const failure = await ensureOpen().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StorageUnavailableError)
    expect(failure).toMatchObject({ reason: 'unreachable', cause: POOLER })
  }
  expect(log.lines).toEqual([
    { level: 'error', event: 'storage-not-open-yet' },
    { level: 'fatal', event: 'storage-unusable', reason: POOLER.message },
  ])
})

test('it is used once it can be opened, by however many calls, and not opened again', async () => {
  const { log, start, attempts } = databaseThat(AWAY, AWAY, POOLER, 'opens')
  const ensureOpen = await start()
  await expect(ensureOpen()).rejects.toBe(AWAY)
  await expect(ensureOpen()).rejects.toBeInstanceOf(StorageUnavailableError)
  await Promise.all([ensureOpen(), ensureOpen(), ensureOpen()])
  await ensureOpen()
  expect(attempts()).toBe(4)
  expect(log.lines.map(({ event }) => event)).toEqual(['storage-not-open-yet', 'storage-unusable'])
})
