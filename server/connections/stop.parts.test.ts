import { DatabaseSync } from 'node:sqlite'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { describe, expect, it } from 'vitest'
import { postForm } from '../testing/post-form.ts'
import { type BuiltSite, startBuiltSite } from '../testing/start-built-site.ts'

const CLIENTS = 16

/** Sends messages sequentially until the site has stopped, and counts those that were acknowledged. */
async function sendUntilStopped(
  site: BuiltSite,
  client: number,
): Promise<{ acknowledged: number; other: number[] }> {
  const seen = { acknowledged: 0, other: [] as number[] }
  for (let message = 0; ; message += 1) {
    const status = await send(site, `client${client}.message${message}@example.com`)
    if (status === null) return seen
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
    const clients = Array.from({ length: CLIENTS }, (_, client) => sendUntilStopped(site, client))
    await pause(700)
    site.process.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    const seen = await Promise.all(clients)
    const acknowledged = seen.reduce((sum, client) => sum + client.acknowledged, 0)
    expect(acknowledged).toBeGreaterThan(CLIENTS)
    expect(seen.flatMap((client) => client.other)).toEqual([])
    expect(stored(site)).toBeGreaterThanOrEqual(acknowledged)
    expect(stored(site)).toBeLessThanOrEqual(acknowledged + CLIENTS)
  })

  it('waits for a slow request and accepts no new ones', async () => {
    const site = await startBuiltSite()
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('{"firstName":'))
        await pause(1_000)
        controller.enqueue(Buffer.from('"Ana"}'))
        controller.close()
      },
    })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit
    const slow = fetch(`${site.url}/api/contact`, init)
    await pause(300)
    site.process.kill('SIGTERM')
    await pause(100)
    await expect(fetch(`${site.url}/about-us`)).rejects.toThrow('fetch failed')
    expect((await slow).status).toBe(422)
    expect(await site.exited).toBe(0)
  })

  it('answers requests already received on an open connection, then closes it', async () => {
    const site = await startBuiltSite()
    const { hostname, port, host } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    const received = text(socket)
    const head = `Host: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2`
    socket.write(`POST /api/contact HTTP/1.1\r\n${head}\r\n\r\n{`)
    await pause(300)
    site.process.kill('SIGTERM')
    await pause(100)
    socket.write(`}GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect((await received).match(/HTTP\/1\.1 \d+|Connection: \S+/g)).toEqual([
      'HTTP/1.1 422',
      'Connection: keep-alive',
      'HTTP/1.1 200',
      'Connection: close',
    ])
    expect(await site.exited).toBe(0)
  })
})

function stored({ dataFolder }: BuiltSite): number {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { readOnly: true })
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name like 'submission%'`)
    .all()
  const table = tables.map(({ name }) => String(name)).find((name) => /^submissions?$/.test(name)) ?? ''
  return Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.['rows'])
}
