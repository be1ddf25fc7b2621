import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { keepOpen } from './proxy-keep-alive.ts'

/** What the client is told after one request, and the milliseconds after which its connection will be closed. */
async function askOnce(isProxy: (address: string) => boolean) {
  const server = createServer((_request, response) => response.end('whole'))
  keepOpen(server, isProxy)
  const connected = once(server, 'connection') as Promise<[Socket]>
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  const [socket] = await connected
  return { told: answer.headers['keep-alive'], closedAfter: socket.timeout }
}

test('a client is told less than it gets, and gets less than it may be silent for', async () => {
  expect(await askOnce(() => false)).toEqual({ told: 'timeout=5', closedAfter: 14_000 })
})

test('a listed proxy gets longer than proxies keep connections by themselves', async () => {
  expect(await askOnce((address) => address === '127.0.0.1')).toMatchObject({ closedAfter: 125_000 })
})
