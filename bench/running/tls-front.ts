import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TlsFront {
  /** `https://localhost:<port>` */
  readonly url: string
  /** Lets Chromium take the certificate as it would a good one: what comes with a bad one it never keeps. */
  readonly trustFlag: string
  close(): Promise<void>
}

/** The one address the front answers itself: what any page is compared with. */
export const EMPTY_PAGE = '/empty'

const EMPTY_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Empty">
</head><body><main><h1>Empty page</h1></main></body></html>`

/** What HTTP/2 carries in another way, or not at all. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/**
 * HTTP/2 over TLS before a site on loopback, as a proxy would stand there: bodies pass as they are, so their encoding is
 * the site's. The certificate is made for the moment; a browser must be told to take it. Throws when OpenSSL is missing.
 */
export async function startTlsFront(port: number, sitePort: number): Promise<TlsFront> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const certificate = makeCertificate()
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    if (request.url === EMPTY_PAGE)
      response.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY_DOCUMENT)
    else pass(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `https://localhost:${port}`,
    trustFlag: `--ignore-certificate-errors-spki-list=${fingerprint(certificate.cert)}`,
    close: async () => {
      agent.destroy()
      server.close()
    },
  }

  function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
    const { method, url: path } = incoming
    const options = {
      host: '127.0.0.1',
      port: sitePort,
      agent,
      method,
      path,
      headers: passedOn(incoming.headers),
    }
    const inner = ask(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(outgoing)
    })
    inner.on('error', () => {
      // The site closes what was idle for long; a connection may be taken up at that very moment.
      if (inner.reusedSocket && method === 'GET') pass(incoming, outgoing)
      else if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    incoming.pipe(inner)
  }
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  )
}

/** SHA-256 of the certificate's public key. */
function fingerprint(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'beam-bench-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  try {
    execFileSync('openssl', [...words, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    throw new Error('OpenSSL is needed to make a certificate: install the package openssl.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
