import { once } from 'node:events'
import { Agent } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRequest } from './send-request.mjs'

/** Starts a server that calls `onData` with each connection as soon as data arrives; resolves with its URL. */
async function startServer(onData: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => onData(socket)).on('error', () => {}))
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function send(url: string, body?: string) {
  return sendRequest(`${url}/api/contact`, {
    agent: new Agent(),
    ...(body !== undefined && { body, key: 'k' }),
  })
}

test('a complete response has its status', async () => {
  const url = await startServer((socket) => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}'))
  expect(await send(url, '{}')).toEqual({ status: 201 })
})

test('a connection that is reset before the response fails while it waits', async () => {
  const url = await startServer((socket) => socket.resetAndDestroy())
  const { failure } = await send(url, '{}')
  expect(failure).toMatchObject({
    request: 'POST /api/contact',
    phase: 'wait',
    connection: 'new',
    cause: 'ECONNRESET',
  })
})

test('a truncated response fails while it is read', async () => {
  const url = await startServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf', () => socket.destroy())
  })
  expect((await send(url)).failure).toMatchObject({ request: 'GET /api/contact', phase: 'read' })
})

test('a refused connection fails while it connects', async () => {
  const { failure } = await send('http://127.0.0.1:9')
  expect(failure).toMatchObject({ phase: 'connect', cause: 'ECONNREFUSED' })
})
