import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../backend/testing/start-postgres.ts'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { formData, formWithFiles, postForm } from '../../testing/post-form.ts'
import { startTcpRelay } from '../../testing/start-tcp-relay.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 20 }
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const withFiles = formWithFiles(ALL_FORMS)
/** Stands in the statement that stores a submission, and in no other. */
const STORED_BY = 'insert into intake_keys'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(5578)
})
afterAll(() => postgres.stop())

interface EntryPoint {
  readonly name: string
  readonly send: (url: string, message: string) => Promise<Response | null>
  /** Stands in the statement that stores what was sent, and in no other. */
  readonly storedBy: string
  /** What is stored, in its order. */
  readonly stored: () => Promise<string[]>
  readonly acknowledgedWith: number
  /** Whether a response is about what was stored. */
  readonly isAbout: (response: Response, stored: string) => Promise<boolean>
}

const storesForm = (form: FormDefinition) => ({ storedBy: STORED_BY, stored: () => references(form) })
const AS_RECEIPT = {
  acknowledgedWith: 201,
  isAbout: async (response: Response, stored: string) =>
    ((await response.json()) as { reference: string }).reference === stored,
}
/** The thank-you panel's address is signed for the reference. */
const AS_PAGE = {
  acknowledgedWith: 303,
  isAbout: async ({ headers }: Response, stored: string) =>
    headers.get('location')?.includes(`sent=${stored}.`) ?? false,
}

const ENTRY_POINTS: readonly EntryPoint[] = [
  {
    name: 'as JSON',
    send: (url, key) => postForm(url, contact, JSON.stringify(jsonOf(key)), keyed(key)),
    ...storesForm(contact),
    ...AS_RECEIPT,
  },
  {
    name: 'as a form',
    send: (url, key) => postForm(url, contact, formData(contact, { message: key }), keyed(key)),
    ...storesForm(contact),
    ...AS_RECEIPT,
  },
  {
    name: 'with files',
    send: (url, key) => postForm(url, withFiles, formData(withFiles), keyed(key)),
    ...storesForm(withFiles),
    ...AS_RECEIPT,
  },
  {
    name: 'as a page without JavaScript, without a key',
    send: (url, message) => postPage(url, contact, new URLSearchParams(jsonOf(message))),
    ...storesForm(contact),
    ...AS_PAGE,
  },
  {
    name: 'as a page without JavaScript, with files',
    send: (url, message) => postPage(url, withFiles, formData(withFiles, { [freeText(withFiles)]: message })),
    ...storesForm(withFiles),
    ...AS_PAGE,
  },
  {
    name: 'as a choice about cookies',
    send: (url) => postConsent(url),
    storedBy: 'insert into "consents"',
    stored: () => column('select notice as value from consents order by received_at'),
    acknowledgedWith: 204,
    isAbout: async () => true,
  },
]

test.each(ENTRY_POINTS)(
  'T146: $name: the connection is cut after the commit was sent: stored once, and acknowledged with what is stored',
  async ({ name, send, storedBy, stored, acknowledgedWith, isAbout }) => {
    const { site, relay } = await startSiteBehindRelay()
    expect((await send(site.url, `Before: ${name}.`))?.status).toBe(acknowledgedWith)
    const before = await stored()
    relay.loseResponsesTo(storedBy)
    const response = send(site.url, `Cut: ${name}, ${Math.random()}.`)
    await expect.poll(relay.lost, POLL_OPTIONS).toBe(1)
    await expect.poll(async () => (await stored()).length, POLL_OPTIONS).toBe(before.length + 1)
    relay.loseResponsesTo(undefined)
    relay.closeAll()
    const answer = await response
    expect(answer?.status).toBe(acknowledgedWith)
    const added = (await stored()).filter((one) => !before.includes(one))
    expect(added).toHaveLength(1)
    expect(await isAbout(answer!, added[0]!)).toBe(true)
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

function jsonOf(message: string): Record<string, string> {
  return Object.fromEntries([...formData(contact, { message })].map(([name, value]) => [name, String(value)]))
}

function keyed(key: string): Readonly<Record<string, string>> {
  return { 'idempotency-key': key }
}

function references({ name }: FormDefinition): Promise<string[]> {
  return column('select reference as value from submissions where form = $1 order by seq', name)
}

async function column(sql: string, ...parameters: string[]): Promise<string[]> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(sql, parameters)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

function postPage(
  url: string,
  { page }: FormDefinition,
  body: FormData | URLSearchParams,
): Promise<Response | null> {
  const init = { method: 'POST', headers: { accept: 'text/html' }, body, redirect: 'manual' } as const
  return fetch(url + page, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => null)
}

/** A choice at another moment each time. */
function postConsent(url: string): Promise<Response | null> {
  const chosenAt = new Date(Date.now() - Math.floor(Math.random() * 1e9)).toISOString()
  const body = JSON.stringify({ consent: 'declined', timestamp: chosenAt })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/api/log-consent`, { method: 'POST', headers, body }).catch(() => null)
}

/** The name of a field that takes any text. */
function freeText({ fields }: FormDefinition): string {
  return Object.entries(fields).find(([, { type }]) => type === 'text')![0]
}
