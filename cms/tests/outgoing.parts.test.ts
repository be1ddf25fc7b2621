import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Editor } from './sign-in.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1410
const STRACE = '/usr/bin/strace'
const PAGE = 'api::page.page'

let service: Running
let editor: Editor
/** What an attacker wants to reach: it listens on every address of this machine. */
let secret: Server
let secretPort: number
let hits: number
/** Stands where the site stands, and has been taken over: it leads elsewhere. */
let site: HttpServer
let sitePort: number
let siteHits: number

beforeAll(async () => {
  hits = 0
  siteHits = 0
  secret = createServer((socket) => {
    hits += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 0\r\n\r\n')
  })
  secretPort = await listen(secret, '::')
  site = createHttpServer((_request, response) => {
    siteHits += 1
    response.writeHead(307, { location: `http://127.0.0.1:${secretPort}/inner` }).end()
  })
  sitePort = await listen(site, '127.0.0.1')
  service = await startForTest(PORT, await makeDataFolder(), {
    CMS_SEED_FILE: '',
    SITE_URLS: `http://127.0.0.1:${sitePort}`,
  })
  editor = await signIn(service.url)
})
afterAll(async () => {
  await service.stop()
  secret.close()
  site.closeAllConnections()
  site.close()
  await removeDataFolder(service.dataFolder)
})

/** The secret place, as one may write it. */
function spellings(): string[] {
  return [
    '127.0.0.1',
    '0.0.0.0',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:0:0]',
    '[0:0:0:0:0:ffff:7f00:1]',
  ].map((host) => `http://${host}:${secretPort}/picture.png`)
}

/** Names that lead to this machine, and the site, which leads on to the secret place. */
function detours(): string[] {
  return [`http://127.0.0.1:${sitePort}/leads-on`, `http://localtest.me:${secretPort}/a.png`]
}

describe('T53: an editor who uploads from an address', () => {
  it('is refused in words, whatever the address, and nothing is fetched', async () => {
    const urls = [...spellings(), ...detours(), `https://127.0.0.1:${secretPort}/`, 'file:///etc/passwd']
    for (const url of urls) {
      const { status, body } = await editor.ask('POST', '/upload/actions/upload-from-urls', { urls: [url] })
      expect(status).toBe(403)
      expect(body).toMatchObject({ error: { message: expect.stringContaining('Save the picture') } })
    }
    expect([hits, siteHits]).toEqual([0, 0])
  })
})

describe('T53: an administrator who has a webhook sent', () => {
  it('reaches the site alone, and follows it nowhere', async () => {
    for (const url of [...spellings(), ...detours()]) await trigger(url)
    expect(hits).toBe(0)
    expect(siteHits).toBe(1)
    const refusals = service.lines.filter((line) => line.includes('Refused to connect'))
    expect(refusals.length).toBeGreaterThan(5)
  })
})

describe('T53: all that the content service connects to', () => {
  it.skipIf(!existsSync(STRACE))(
    'as its machine saw it, while everything was tried, is the site',
    async () => {
      site.closeAllConnections() // or one of before would be used again, unseen
      const record = path.join(service.dataFolder, 'connections')
      const stop = await recordConnections(record)
      for (const url of [...spellings(), ...detours()]) {
        await editor.ask('POST', '/upload/actions/upload-from-urls', { urls: [url] })
        await trigger(url)
      }
      await editor.ask('POST', '/admin/forgot-password', { email: 'editor@example.com' })
      const page = await editor.create(PAGE, { title: 'News', slug: 'news', Content: [] })
      const told = siteHits
      await editor.publish(PAGE, page.documentId, { title: 'News', slug: 'news', Content: [] })
      await expect.poll(() => siteHits, { timeout: 20_000 }).toBeGreaterThan(told)
      await stop()
      const connected = [...new Set(destinations(await readFile(record, 'utf8')))]
      expect(connected).toEqual([`127.0.0.1:${sitePort}`])
      expect(hits).toBe(0)
    },
  )
})

/**
 * Has a webhook sent. Put in place behind the back of Strapi's own check, which looks names up when a webhook is made:
 * what a name leads to may be another place a moment later.
 */
async function trigger(url: string): Promise<void> {
  const database = new DatabaseSync(path.join(service.dataFolder, 'content.db'), { timeout: 5000 })
  database.exec('DELETE FROM strapi_webhooks')
  database
    .prepare(
      'INSERT INTO strapi_webhooks (id, name, url, headers, events, enabled) VALUES (1, ?, ?, ?, ?, 1)',
    )
    .run('hook', url, '{}', '["entry.create"]')
  database.close()
  const { status, body } = await editor.ask('POST', '/admin/webhooks/1/trigger', {})
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { statusCode: 500 } } })
}

/** Writes down every connection that the process opens; the promise ends when it does so. */
async function recordConnections(record: string): Promise<() => Promise<void>> {
  const pid = String(await pidOfService())
  const strace = spawn(STRACE, ['-f', '-qq', '-e', 'trace=connect', '-o', record, '-p', pid], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(() => existsSync(record), { timeout: 10_000 }).toBe(true)
  return async () => {
    const ended = once(strace, 'close')
    strace.kill('SIGINT')
    await ended
  }
}

async function pidOfService(): Promise<number> {
  const tasks = await readdir(`/proc/${process.pid}/task`)
  const lists = tasks.map((task) => readFile(`/proc/${process.pid}/task/${task}/children`, 'utf8'))
  for (const pid of (await Promise.all(lists)).join(' ').split(/\s+/).filter(Boolean))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('strapi.js')) return Number(pid)
  throw new Error('The content service is no child of this process')
}

/** Internet destinations of TCP in what strace wrote; name servers are asked over UDP by Node's threads. */
function destinations(record: string): string[] {
  const INTERNET = /sa_family=AF_INET6?,.*?sin6?_port=htons\((\d+)\).*?"([0-9a-f.:]+)"/g
  return [...record.matchAll(INTERNET)]
    .map(([, port, host]) => `${host}:${port}`)
    .filter((destination) => !destination.endsWith(':53'))
}

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
