import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Backend } from '../create-backend.ts'
import { INBOX_SECRET, openTestInbox, testActor } from '../../testing/inbox-client.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { createTestBackend, freshKey, jsonAnswers, postJson } from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'

const form = ALL_FORMS[1]!
const AT_ONCE = { nonce: 'sent-to-both-at-once' }
/** By the hour: on a busy machine the requests may take longer than a minute. */
const TEN_AN_HOUR = { perMinute: 0, perHour: 10, softPerMinute: 0 }

test('T21: two processes on one PostgreSQL share the count; while it is unavailable each counts for itself, and none exceeds the limit', async () => {
  const postgres = await startPostgres(5530)
  onTestFinished(() => postgres.stop())
  const open = () =>
    createTestBackend({ settings: testSettings({ databaseUrl: postgres.url, limits: TEN_AN_HOUR }) })
  const processes = [await open(), await open()]

  // Each counts for itself while the database answers too late, as it may on a busy machine: then another client tries.
  let client = 10
  await expect
    .poll(async () => counted(await sendToAll(processes, 12, `192.0.2.${(client += 1)}`)), {
      timeout: 200_000,
    })
    .toEqual({ 201: 10, 429: 14 })
  expect(counted(await sendToAll(processes, 1, '192.0.2.2'))).toEqual({ 201: 2 })

  await postgres.crash()
  expect(counted(await sendToAll(processes, 12, '192.0.2.3'))).toEqual({ 429: 4, 503: 20 })
})

test('T115 and T134: two processes answer a signed request of the inbox once, and count what a person reads together', async () => {
  const postgres = await startPostgres(5531)
  onTestFinished(() => postgres.stop())
  const inbox = { secret: INBOX_SECRET, host: '127.0.0.1', port: 0 }
  const settings = testSettings({ databaseUrl: postgres.url, inbox, inboxListsPerHour: 2 })
  const open = () => openTestInbox({ settings })
  const [first, second] = [await open(), await open()]
  const nonce = { nonce: 'captured-on-the-way' }
  expect((await first.ask(testActor(), 'counts', {}, nonce)).status).toBe(200)
  expect((await second.ask(testActor(), 'counts', {}, nonce)).body.code).toBe('replayed')
  expect((await second.ask(testActor(), 'counts')).status).toBe(200)
  const twice = await Promise.all([first, second].map(({ ask }) => ask(testActor(), 'counts', {}, AT_ONCE)))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])

  expect((await first.ask(testActor(), 'list', { view: 'new' })).status).toBe(200)
  expect((await second.ask(testActor(), 'list', { view: 'all' })).status).toBe(200)
  expect((await second.ask(testActor(), 'list', { view: 'new' })).status).toBe(200)
  for (const { ask } of [first, second])
    expect((await ask(testActor(), 'list', { view: 'handled' })).body.code).toBe('capped')
})

/** `count` to each at the same time, from one client. */
async function sendToAll(processes: readonly Backend[], count: number, client: string): Promise<number[]> {
  const answers = processes.flatMap((backend) =>
    Array.from({ length: count }, () => {
      const headers = { ...freshKey(), 'x-client-address': client }
      return backend.fetch(postJson(form.endpoint, jsonAnswers(form), headers))
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

function counted(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
