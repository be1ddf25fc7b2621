import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

/** Stands before a site and learns what goes wrong in its pages, also in a browser that does not tell. */
export interface ErrorProxy {
  readonly url: string
  /** Exceptions, unhandled rejections, violations of the content security policy, and files that did not load. */
  readonly errors: readonly string[]
  stop(): void
}

const SCRIPT_PATH = '/test-page-errors.js'
const REPORT_PATH = '/test-page-errors'

/**
 * Each page begins with one more script, which reports to the proxy before the page goes on. It comes from the site's
 * own address, as the policy of pages demands, and is gone before the site's own scripts look at the document.
 */
const SCRIPT = `
document.currentScript.remove()
const report = (text) => {
  const request = new XMLHttpRequest()
  request.open('POST', '${REPORT_PATH}', false)
  request.send(location.pathname + ': ' + text)
}
addEventListener('error', ({ message, target }) => report(message || 'not loaded: ' + (target.src || target.href)), true)
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection: ' + reason))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  report('policy: ' + [effectiveDirective, blockedURI, sample].join(' ')))
`

/** @param sitePort where the site listens, now or later; its SITE_URL is the proxy's */
export async function startErrorProxy(sitePort: number): Promise<ErrorProxy> {
  const errors: string[] = []
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) outgoing.setHeader('content-type', 'text/javascript').end(SCRIPT)
    else if (incoming.url === REPORT_PATH)
      void text(incoming).then((error) => {
        errors.push(error)
        outgoing.writeHead(204).end()
      })
    else forward(incoming, outgoing, sitePort)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    errors,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  // Pages come whole and as text, so that the script can be added.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  delete headers['if-none-match']
  const { method, url: path } = incoming
  const outbound = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    if (response.headers['content-type']?.startsWith('text/html')) void sendPage(response, outgoing)
    else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers))
  })
  outbound.on('error', () => outgoing.destroy())
  incoming.pipe(outbound)
}

async function sendPage(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const html = (await buffer(response)).toString()
  const page = Buffer.from(
    html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`),
  )
  const { 'transfer-encoding': _, ...headers } = response.headers
  outgoing.writeHead(response.statusCode ?? 502, { ...headers, 'content-length': page.length }).end(page)
}
