import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestText } from '../testing/send-raw.ts'
import { drainConnections } from './drain-connections.ts'

const FOR_EVER_MS = 600_000

let server: Server
beforeEach(async () => {
  server = createServer((_request, response) => response.end('text')).listen(0, '127.0.0.1')
  server.keepAliveTimeout = FOR_EVER_MS
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection that has had one response, as proxies hold them open. */
async function openIdle(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await ask(socket)
  return socket
}

async function ask(socket: Socket): Promise<string> {
  socket.write(requestText('GET', '/', { connection: 'keep-alive' }))
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  return bytes.toString('latin1')
}

/** The code of the error with which a new connection ends. */
async function connectionError(port: number): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  return error.code
}

describe('T63: draining connections', () => {
  it('answers on a connection that was idle, and tells the client to close it', async () => {
    const [used, unused] = [await openIdle(), await openIdle()]
    const drained = drainConnections(server, FOR_EVER_MS)
    const closed = once(used, 'close')
    const response = await ask(used)
    expect(response).toContain('HTTP/1.1 200')
    expect(response).toContain('Connection: close')
    await closed
    expect(unused.closed).toBe(false)
    unused.destroy()
    await drained
  })

  it('accepts no new connections', async () => {
    const { port } = server.address() as AddressInfo
    const idle = await openIdle()
    const drained = drainConnections(server, FOR_EVER_MS)
    await expect.poll(() => server.listening).toBe(false)
    // Polled: until the handle is closed, the operating system takes connections and resets them.
    await expect.poll(() => connectionError(port)).toBe('ECONNREFUSED')
    idle.destroy()
    await drained
  })

  it('closes idle connections when their time is over', async () => {
    const idle = await openIdle()
    const closed = once(idle.resume(), 'close')
    await drainConnections(server, 0)
    await closed
    expect(server.listening).toBe(false)
  })
})
