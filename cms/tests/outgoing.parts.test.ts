import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findServiceProcess } from './find-service-process.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { signIn, type Editor } from './sign-in.ts'
import { removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1411
const STRACE = '/usr/bin/strace'
const PAGE = 'api::page.page'

let service: Running
let editor: Editor
/** An internal service that an attacker wants to reach. Listens on all addresses of this machine. */
let internalService: Server
let internalPort: number
let internalRequests: number
/** A compromised site: it redirects to the internal service. */
let site: HttpServer
let sitePort: number
let siteRequests: number

beforeAll(async () => {
  internalRequests = 0
  siteRequests = 0
  internalService = createServer((socket) => {
    internalRequests += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 0\r\n\r\n')
  })
  internalPort = await listen(internalService, '::')
  site = createHttpServer((_request, response) => {
    siteRequests += 1
    response.writeHead(307, { location: `http://127.0.0.1:${internalPort}/inner` }).end()
  })
  sitePort = await listen(site, '127.0.0.1')
  service = await startForTest(PORT, await makeSeededFolder(), {
    SITE_URLS: `http://127.0.0.1:${sitePort}`,
  })
  editor = await signIn(service.url)
})
afterAll(async () => {
  await service.stop()
  internalService.close()
  site.closeAllConnections()
  site.close()
  await removeDataFolder(service.dataFolder)
})

/** URLs of the internal service by loopback addresses in many spellings. */
function loopbackUrls(): string[] {
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
  ].map((host) => `http://${host}:${internalPort}/picture.png`)
}

/** A redirect of the site to the internal service, and a public name that resolves to this machine. */
function indirectUrls(): string[] {
  return [`http://127.0.0.1:${sitePort}/redirect`, `http://localtest.me:${internalPort}/a.png`]
}

describe('T53: an editor who uploads from a URL', () => {
  it('gets an error message for every URL, and nothing is fetched', async () => {
    const urls = [
      ...loopbackUrls(),
      ...indirectUrls(),
      `https://127.0.0.1:${internalPort}/`,
      'file:///etc/passwd',
    ]
    for (const url of urls) {
      const { status, body } = await editor.request('POST', '/upload/actions/upload-from-urls', {
        urls: [url],
      })
      expect(status).toBe(403)
      expect(body).toMatchObject({ error: { message: expect.stringContaining('Save the picture') } })
    }
    expect([internalRequests, siteRequests]).toEqual([0, 0])
  })
})

describe('T53: an administrator who triggers a webhook', () => {
  it('reaches only the site, and no redirect is followed', async () => {
    for (const url of [...loopbackUrls(), ...indirectUrls()]) await trigger(url)
    expect(internalRequests).toBe(0)
    expect(siteRequests).toBe(1)
    const refusals = service.lines.filter((line) => line.includes('Refused to connect'))
    expect(refusals.length).toBeGreaterThan(5)
  })
})

describe('T53: connections of the content service', () => {
  it.skipIf(!existsSync(STRACE))(
    'go to the site alone, as recorded by the kernel during all attempts',
    async () => {
      site.closeAllConnections() // an open connection would be reused and not be recorded
      const record = path.join(service.dataFolder, 'connections')
      const stop = await recordConnections(record)
      for (const url of [...loopbackUrls(), ...indirectUrls()]) {
        await editor.request('POST', '/upload/actions/upload-from-urls', { urls: [url] })
        await trigger(url)
      }
      await editor.request('POST', '/admin/forgot-password', { email: 'editor@example.com' })
      const page = { title: 'Ours', slug: 'ours', Content: [] }
      const { documentId } = await editor.create(PAGE, page)
      const before = siteRequests
      await editor.publish(PAGE, documentId, page)
      await expect.poll(() => siteRequests).toBeGreaterThan(before)
      await stop()
      const connected = [...new Set(destinations(await readFile(record, 'utf8')))]
      expect(connected).toEqual([`127.0.0.1:${sitePort}`])
      expect(internalRequests).toBe(0)
    },
  )
})

/**
 * Triggers a webhook. Written to the database directly, which bypasses Strapi's check of the URL: that resolves the
 * name when the webhook is created, and the name may resolve to another address later (DNS rebinding).
 */
async function trigger(url: string): Promise<void> {
  const database = new DatabaseSync(path.join(service.dataFolder, 'content.db'), { timeout: 60_000 })
  database.exec('DELETE FROM strapi_webhooks')
  database
    .prepare(
      'INSERT INTO strapi_webhooks (id, name, url, headers, events, enabled) VALUES (1, ?, ?, ?, ?, 1)',
    )
    .run('hook', url, '{}', '["entry.create"]')
  database.close()
  const { status, body } = await editor.request('POST', '/admin/webhooks/1/trigger', {})
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { statusCode: 500 } } })
}

/** Records every connection of the content service with strace. Returns a function that stops the recording. */
async function recordConnections(record: string): Promise<() => Promise<void>> {
  const pid = String(await findServiceProcess())
  const strace = spawn(STRACE, ['-f', '-e', 'trace=connect', '-o', record, '-p', pid], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let messages = ''
  strace.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text))
  await expect.poll(() => messages).toContain('attached')
  return async () => {
    const ended = once(strace, 'close')
    strace.kill('SIGINT')
    await ended
  }
}

/** TCP destinations in the output of strace; without DNS, which Node's resolver threads query over UDP. */
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
