import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the upstream. */
export interface UpstreamRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** A stand-in for the site behind the proxy: records every request and answers 200. */
export async function startUpstream() {
  const requests: UpstreamRequest[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    request.resume().once('end', () => response.end('from the site'))
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
