import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { setKeepAliveTimeouts } from './set-keep-alive-timeouts.ts'

/** The advertised timeout after one request, and the milliseconds after which the connection will be closed. */
async function requestOnce(isProxy: (address: string) => boolean) {
  const server = createServer((_request, response) => response.end('done'))
  setKeepAliveTimeouts(server, isProxy)
  const connected = once(server, 'connection') as Promise<[Socket]>
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  const [socket] = await connected
  return { advertised: response.headers['keep-alive'], closedAfter: socket.timeout }
}

test('a connection stays open for longer than advertised, but less than the idle timeout', async () => {
  expect(await requestOnce(() => false)).toEqual({ advertised: 'timeout=5', closedAfter: 14_000 })
})

test('a trusted proxy gets more time than proxies use themselves', async () => {
  expect(await requestOnce((address) => address === '127.0.0.1')).toMatchObject({ closedAfter: 125_000 })
})
