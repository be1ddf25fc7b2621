import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { createHttpServer, type HttpServerDependencies } from '../connections/create-http-server.ts'
import { createSite } from '../create-site.ts'
import { createPostListener } from '../requests/post-listener.ts'
import { cacheBytes, cacheResponse } from '../response-cache/cached-response.ts'
import { createPageCache } from '../response-cache/page-cache.ts'
import { HTTP_SERVER_FAKES, POST_FAKES, siteFakes } from './fakes.ts'

/** The markup of every page of the test server. */
export const PAGE = 'Pay, and something comes back. '.repeat(50)
/** `/share/large.png`: more than the system buffers for a client that does not read. */
export const LARGE_FILE = Buffer.alloc(32 * 1024 * 1024, 'x')

/** The site's HTTP server with a website that renders the same page everywhere; a new one for each test. */
interface TestServer {
  readonly server: Server
  /** The URLs that the website was asked for. */
  readonly rendered: readonly string[]
  /** Takes the place of the running server. */
  listen(changes?: Partial<HttpServerDependencies>): Promise<void>
  address(): string
  port(): number
  openConnections(): Promise<number>
  /** Everything a socket receives before it is closed. */
  sendRaw(text: string): Promise<string>
}

export function useTestServer(): TestServer {
  let server: Server
  let rendered: string[]

  async function listen(changes: Partial<HttpServerDependencies> = {}): Promise<void> {
    server?.close()
    rendered = []
    const website = async (request: Request) => {
      rendered.push(request.url)
      const { pathname } = new URL(request.url)
      const headers = { 'content-type': 'text/html', 'x-content-tags': `page:${pathname}` }
      return new Response(PAGE, { status: { '/404': 404, '/moved': 301 }[pathname] ?? 200, headers })
    }
    const fakes = siteFakes({ website })
    server = createHttpServer({
      siteUrl: 'https://beam.example',
      fetch: createSite(fakes).fetch,
      posts: createPostListener({ ...fakes, ...POST_FAKES }),
      pages: createPageCache({ maxPages: 10, maxBytes: 1_000_000, clock: () => 0 }),
      files: new Map([
        ['/assets/a-12345678.js', await cacheResponse(new Response('code'))],
        ['/share/large.png', cacheBytes(200, new Headers({ 'content-type': 'image/png' }), LARGE_FILE)],
      ]),
      ...HTTP_SERVER_FAKES,
      ...changes,
    })
    server.listen(0)
    await once(server, 'listening')
  }

  const port = () => (server.address() as AddressInfo).port

  beforeEach(() => listen())
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    get server() {
      return server
    },
    get rendered() {
      return rendered
    },
    listen,
    port,
    address: () => `http://127.0.0.1:${port()}`,
    openConnections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    async sendRaw(text) {
      const socket = connect(port(), '127.0.0.1')
      socket.write(text)
      let response = ''
      socket.setEncoding('latin1').on('data', (chunk) => (response += chunk))
      await once(socket, 'close')
      return response
    },
  }
}
