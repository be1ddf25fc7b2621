import { createServer as createHttpServer, get, type Server as HttpServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, createServer, Socket, type AddressInfo, type Server } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allowOnly } from './allowed-destinations.ts'
import { guardConnections } from './guard-connections.ts'

let secret: Server
let secretPort: number
let hits: number
let site: HttpServer
let sitePort: number
let refused: string[]
let removeGuard: () => void

beforeEach(async () => {
  hits = 0
  refused = []
  secret = createServer((socket) => {
    hits += 1
    socket.destroy()
  })
  secretPort = await portOf(secret)
  site = createHttpServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${secretPort}/` })
    response.end('the site')
  })
  sitePort = await portOf(site)
  removeGuard = guardConnections(allowOnly([{ host: '127.0.0.1', port: sitePort }]), (to) => refused.push(to))
})
afterEach(() => {
  removeGuard()
  site.closeAllConnections()
  site.close()
  secret.close()
})

describe('T53: connections that the content service opens', () => {
  it('to the site are allowed', async () => {
    expect(await (await fetch(`http://127.0.0.1:${sitePort}/`)).text()).toBe('the site')
    expect(refused).toEqual([])
  })

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '127.1',
    'localhost',
    '[::1]',
    '[::ffff:7f00:1]',
  ])('to %s are refused', async (host) => {
    await expect(fetch(`http://${host}:${secretPort}/`)).rejects.toMatchObject({
      cause: { code: 'EACCES' },
    })
    expect(hits).toBe(0)
    expect(refused).toHaveLength(1)
  })

  it('are refused when the site redirects elsewhere', async () => {
    await expect(fetch(`http://127.0.0.1:${sitePort}/away`)).rejects.toMatchObject({
      cause: { code: 'EACCES' },
    })
    expect(hits).toBe(0)
    expect(refused).toEqual([`127.0.0.1:${secretPort}`])
  })

  it('are refused by every client of Node', async () => {
    const target = { host: '127.0.0.1', port: secretPort }
    const opened = [
      connect(secretPort, '127.0.0.1'),
      connect(secretPort),
      connect(target),
      new Socket().connect(secretPort, '127.0.0.1'),
      new Socket().connect(target),
      connectTls(target),
      connectHttp2(`http://127.0.0.1:${secretPort}`),
      get(`http://127.0.0.1:${secretPort}/`),
    ]
    const errors = await Promise.all(opened.map((each) => once(each, 'error')))
    for (const [error] of errors) expect(error).toMatchObject({ code: 'EACCES' })
    expect(hits).toBe(0)
    expect(refused).toHaveLength(opened.length)
  })
})

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
