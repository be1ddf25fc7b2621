import { once } from 'node:events'
import { Agent } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRequest } from './send-request.mjs'

/** A server that does `then` with each connection as soon as something comes in; answers its address. */
async function serverThat(then: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => then(socket)).on('error', () => {}))
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function ask(address: string, body?: string) {
  return sendRequest(`${address}/api/contact`, {
    agent: new Agent(),
    ...(body !== undefined && { body, key: 'k' }),
  })
}

test('an answer is its status', async () => {
  const address = await serverThat((socket) =>
    socket.end('HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}'),
  )
  expect(await ask(address, '{}')).toEqual({ status: 201 })
})

test('a connection that is reset before there is an answer is missing one while it waits', async () => {
  const address = await serverThat((socket) => socket.resetAndDestroy())
  const { missing } = await ask(address, '{}')
  expect(missing).toMatchObject({
    what: 'POST /api/contact',
    phase: 'wait',
    connection: 'new',
    cause: 'ECONNRESET',
  })
})

test('an answer that breaks off is missing while it is read', async () => {
  const address = await serverThat((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf', () => socket.destroy())
  })
  expect((await ask(address)).missing).toMatchObject({ what: 'GET /api/contact', phase: 'read' })
})

test('where nobody listens, it is missing while it connects', async () => {
  const { missing } = await ask('http://127.0.0.1:9')
  expect(missing).toMatchObject({ phase: 'connect', cause: 'ECONNREFUSED' })
})
