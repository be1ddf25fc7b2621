import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { isHealthyAt, statusAt } from './is-healthy.mjs'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`
}

it.each([
  [200, true],
  [204, true],
  [302, false],
  [404, false],
  [503, false],
])('a part that answers %i is healthy: %s', async (status, expected) => {
  const url = await serve((_request, response) => response.writeHead(status).end())
  expect(await statusAt(url, 60_000)).toBe(status)
  // Polled: on a busy machine one answer may take longer than its time limit.
  await expect.poll(() => isHealthyAt(url)).toBe(expected)
})

it('a part that accepts a request and never answers is not healthy', async () => {
  expect(await isHealthyAt(await serve(() => {}))).toBe(false)
})

it('a part whose headers never end is not waited for', async () => {
  const url = await serve((_request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => response.socket?.write('a: b\r\n'), 20)
    response.once('close', () => clearInterval(timer))
  })
  expect(await statusAt(url, 300)).toBe(0)
})

it('a part that closes the connection is not healthy', async () => {
  expect(await isHealthyAt(await serve((request) => request.socket.destroy()))).toBe(false)
})

it('a part that does not listen is not healthy', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  expect(await isHealthyAt(`http://127.0.0.1:${port}/`)).toBe(false)
})
