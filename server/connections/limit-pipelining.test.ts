import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'

const site = useTestServer()
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

/** Sends requests without waiting for responses. */
function send(count: number) {
  const socket = connect(site.port(), '127.0.0.1').on('error', () => {})
  const received = { responses: 0, isClosed: false }
  socket.on(
    'data',
    (chunk) => (received.responses += chunk.toString().match(/HTTP\/1\.1 200 /g)?.length ?? 0),
  )
  socket.on('close', () => (received.isClosed = true))
  socket.write(REQUEST.repeat(count))
  return { received, socket }
}

it('requests that do not wait for the responses before them are answered', async () => {
  const { received, socket } = send(50)
  await expect.poll(() => received.responses).toBe(50)
  expect(received.isClosed).toBe(false)
  socket.write(REQUEST.repeat(50))
  await expect.poll(() => received.responses).toBe(100)
  socket.destroy()
})

it('T181: a connection with thousands of them is closed, none of the rest is created, and others go on', async () => {
  let created = 0
  site.server.on('request', () => (created += 1))
  const { received } = send(5_000)
  await expect.poll(() => received.isClosed).toBe(true)
  expect(created).toBeLessThan(100)
  expect((await fetch(`${site.address()}/healthz`)).status).toBe(200)
})
