import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What reached the stand-in. */
export interface Arrived {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Stands in for the site behind the proxy: answers whatever came in whole with 200 and remembers what came. */
export async function startUpstream() {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    arrived.push({ method, url, headers })
    request.resume().once('end', () => response.end('from the site'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    arrived,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>
