import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { LARGE_FILE, useTestServer } from '../testing/use-test-server.ts'

const site = useTestServer()

describe('the server', () => {
  it('closes the connection when a body does not arrive', async () => {
    const response = await site.sendRaw(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    )
    expect(response).not.toContain(' 201 ')
  })

  it.each([
    ['that was rejected', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n'],
    ['for a page', 'GET /about-us HTTP/1.1\r\nHost: x\r\n'],
    ['for a file', 'HEAD /assets/a-12345678.js HTTP/1.1\r\nHost: x\r\n'],
  ])('T26: closes the connection when a body keeps dripping after a request %s', async (_what, head) => {
    const socket = connect(site.port(), '127.0.0.1')
    const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
    socket.on('error', () => {}).write(`${head}Content-Length: 9999\r\n\r\n`)
    await once(socket, 'data')
    const drip = setInterval(() => socket.write(' '), 50)
    expect(await closed).toBe(true)
    clearInterval(drip)
  })

  it('T26: closes the connection of a client that reads nothing', async () => {
    const socket = connect(site.port(), '127.0.0.1').on('error', () => {})
    socket.pause().write('GET /share/large.png HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(site.server, 'request')
    await expect.poll(site.openConnections).toBe(0)
    socket.destroy()
  })

  it('lets a slow client read to the end, which takes longer than a client may stall', async () => {
    await site.listen({ stalledMs: 4_000 })
    const client = connect(site.port(), '127.0.0.1')
    client.write('GET /share/large.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    let bytes = 0
    client.on('data', (chunk) => {
      bytes += chunk.length
      client.pause()
      setTimeout(() => client.resume(), 10)
    })
    await once(client, 'close')
    expect(bytes).toBeGreaterThan(LARGE_FILE.length)
  })
})
