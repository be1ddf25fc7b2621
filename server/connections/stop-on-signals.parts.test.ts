import { DatabaseSync } from 'node:sqlite'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { describe, expect, it } from 'vitest'
import { postForm } from '../testing/post-form.ts'
import { requestText } from '../testing/send-raw.ts'
import { type BuiltSite, startBuiltSite } from '../testing/start-built-site.ts'

const CLIENTS = 16

interface Seen {
  acknowledged: number
  readonly other: number[]
}

/** Sends messages sequentially until the site has stopped, and counts the responses. */
async function sendUntilStopped(site: BuiltSite, client: number, seen: Seen): Promise<void> {
  for (let message = 0; ; message += 1) {
    const status = await send(site, `client${client}.message${message}@example.com`)
    if (status === null) return
    if (status === 201) seen.acknowledged += 1
    else seen.other.push(status)
  }
}

async function send(site: BuiltSite, email: string): Promise<number | null> {
  const answers = { ...filledAnswers(contactForm), [contactForm.replyTo]: email }
  const response = await postForm(site.url, contactForm, JSON.stringify(answers))
  await response?.text().catch(() => null)
  return response?.status ?? null
}

describe('T63: stopping under load', () => {
  it('loses no acknowledged submission and exits with code 0', async () => {
    const many = '1000000'
    const site = await startBuiltSite({
      LIMIT_PER_MINUTE: many,
      LIMIT_PER_HOUR: many,
      LIMIT_QUIET_PER_MINUTE: many,
      MAX_IN_FLIGHT_PER_ADDRESS: '0',
      MAX_IN_FLIGHT_PER_NETWORK: '0',
    })
    const seen: Seen = { acknowledged: 0, other: [] }
    const clients = Array.from({ length: CLIENTS }, (_, client) => sendUntilStopped(site, client, seen))
    await expect.poll(() => seen.acknowledged).toBeGreaterThan(2 * CLIENTS)
    site.process.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    await Promise.all(clients)
    expect(seen.other).toEqual([])
    expect(stored(site)).toBeGreaterThanOrEqual(seen.acknowledged)
    expect(stored(site)).toBeLessThanOrEqual(seen.acknowledged + CLIENTS)
  })

  it('waits for a slow request and accepts no new ones', async () => {
    const site = await startBuiltSite()
    const slow = await startPost(site, '{"firstName":"Ana"}'.length)
    slow.socket.write('{"firstName":')
    await stopListening(site)
    slow.socket.write('"Ana"}')
    expect(await slow.received).toContain('HTTP/1.1 422')
    expect(await site.exited).toBe(0)
  })

  it('answers requests already received on an open connection, then closes it', async () => {
    const site = await startBuiltSite()
    const post = await startPost(site, 2)
    post.socket.write('{')
    await stopListening(site)
    post.socket.write(`}${requestText('GET', '/healthz', { connection: 'keep-alive' })}`)
    expect((await post.received).match(/HTTP\/1\.1 \d+|Connection: \S+/g)).toEqual([
      'HTTP/1.1 100',
      'HTTP/1.1 422',
      'Connection: keep-alive',
      'HTTP/1.1 200',
      'Connection: close',
    ])
    expect(await site.exited).toBe(0)
  })
})

/** Sends the head of a post; resolves when the site has asked for its body. */
async function startPost(site: BuiltSite, length: number) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  let isContinued = false
  socket.once('data', () => (isContinued = true))
  const received = text(socket)
  const headers = {
    connection: 'keep-alive',
    'content-type': 'application/json',
    'content-length': String(length),
    expect: '100-continue',
  }
  socket.write(requestText('POST', '/api/contact', headers))
  await expect.poll(() => isContinued).toBe(true)
  return { socket, received }
}

/** Tells the site to stop; resolves when it accepts no new connections. */
async function stopListening(site: BuiltSite): Promise<void> {
  site.process.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${site.url}/about-us`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
}

function stored({ dataFolder }: BuiltSite): number {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { readOnly: true })
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name like 'submission%'`)
    .all()
  const table = tables.map(({ name }) => String(name)).find((name) => /^submissions?$/.test(name)) ?? ''
  return Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.['rows'])
}
