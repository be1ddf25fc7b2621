import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the upstream. */
export interface UpstreamRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** As large as an uncompressed page; more than a client accepts before it reads. */
const LARGE_BYTES = 200_000

/** A stand-in for the site behind the proxy: records every request and answers 200, at /large with a large body. */
export async function startUpstream() {
  const requests: UpstreamRequest[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    request
      .resume()
      .once('end', () => response.end(url === '/large' ? 'x'.repeat(LARGE_BYTES) : 'from the site'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>
