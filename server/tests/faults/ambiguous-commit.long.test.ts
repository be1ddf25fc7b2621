import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../backend/testing/start-postgres.ts'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { formData, formWithFiles, postForm } from '../../testing/post-form.ts'
import { startTcpRelay } from '../../testing/start-tcp-relay.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'

const WITHIN = { timeout: 60_000, interval: 20 }
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const withFiles = formWithFiles(ALL_FORMS)
/** Stands in the statement that stores a submission, and in no other. */
const STORED_BY = 'insert into intake_keys'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(5578)
})
afterAll(() => postgres.stop())

const entryPoints: readonly [
  string,
  FormDefinition,
  (url: string, key: string) => Promise<Response | null>,
][] = [
  ['as JSON', contact, (url, key) => postForm(url, contact, JSON.stringify(jsonOf(key)), keyed(key))],
  [
    'as a form',
    contact,
    (url, key) => postForm(url, contact, formData(contact, { message: key }), keyed(key)),
  ],
  ['with files', withFiles, (url, key) => postForm(url, withFiles, formData(withFiles), keyed(key))],
]

test.each(entryPoints)(
  'T146: %s: the connection is cut after the commit was sent: stored once, and acknowledged with what is stored',
  async (_name, form, send) => {
    const { site, relay } = await startSiteBehindRelay()
    expect((await send(site.url, `before ${form.name}`))?.status).toBe(201)
    const before = await references(form)
    relay.loseResponsesTo(STORED_BY)
    const response = send(site.url, `cut ${form.name} ${Math.random()}`)
    await expect.poll(relay.lost, WITHIN).toBe(1)
    await expect.poll(async () => (await references(form)).length, WITHIN).toBe(before.length + 1)
    relay.loseResponsesTo(undefined)
    relay.closeAll()
    const answer = await response
    expect(answer?.status).toBe(201)
    const receipt: unknown = await answer?.json()
    const added = (await references(form)).filter((reference) => !before.includes(reference))
    expect(added).toHaveLength(1)
    expect(receipt).toMatchObject({ reference: added[0] })
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  },
)

test('T146: a client that was answered 503 sends again under the same key, also to another process: stored once', async () => {
  const { site, relay } = await startSiteBehindRelay()
  const other = await startTestSite({ DATABASE_URL: postgres.url, DATA_KEY: KEY, LOG_LEVEL: 'error' })
  const send = (url: string) => postForm(url, contact, JSON.stringify(jsonOf('again')), keyed('again'))
  const before = await references(contact)
  relay.loseResponsesTo(STORED_BY)
  expect((await send(site.url))?.status).toBe(503)
  relay.loseResponsesTo(undefined)
  const receipts = [await send(other.url), await send(site.url)]
  expect(receipts.map((receipt) => receipt?.status)).toEqual([201, 201])
  const added = (await references(contact)).filter((reference) => !before.includes(reference))
  const given = await Promise.all(
    receipts.map((receipt) => receipt?.json() as Promise<{ reference: string }>),
  )
  expect(given.map(({ reference }) => reference)).toEqual([...added, ...added])
})

/** Both sites recognize a key, and hashes of addresses. */
const KEY = `key-1:${Buffer.alloc(32, 7).toString('base64')}`

async function startSiteBehindRelay() {
  const relay = await startTcpRelay(Number(new URL(postgres.url).port))
  const address = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href
  const site = await startTestSite({ DATABASE_URL: address, DATA_KEY: KEY, LOG_LEVEL: 'error' })
  return { site, relay }
}

function jsonOf(message: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(formData(contact, { message }).entries())
}

function keyed(key: string): Readonly<Record<string, string>> {
  return { 'idempotency-key': key }
}

async function references({ name }: FormDefinition): Promise<string[]> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ reference: string }>(
    'select reference from submissions where form = $1 order by seq',
    [name],
  )
  return rows.map(({ reference }) => reference)
}
