import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface TlsProxy {
  /** `https://localhost:<port>` */
  readonly url: string
  /** Makes Chromium trust the certificate; it would not cache responses with an untrusted one. */
  readonly trustFlag: string
  close(): Promise<void>
}

/** An empty page that the proxy serves itself, as a baseline. */
export const EMPTY_PAGE = '/empty'

const EMPTY_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Empty">
</head><body><main><h1>Empty page</h1></main></body></html>`

/** Hop-by-hop headers, which HTTP/2 does not use. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/**
 * An HTTP/2 reverse proxy with TLS in front of a site on loopback. Bodies are forwarded unchanged, with the site's
 * encoding. The certificate is self-signed and temporary. Throws if OpenSSL is missing.
 */
export async function startTlsProxy(port: number, sitePort: number): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const certificate = createCertificate()
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    if (request.url === EMPTY_PAGE)
      response.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY_DOCUMENT)
    else forward(request, response)
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

  function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
    const { method, url: path } = incoming
    const options = {
      host: '127.0.0.1',
      port: sitePort,
      agent,
      method,
      path,
      headers: forwardedHeaders(incoming.headers),
    }
    const inner = httpRequest(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers))
      response.pipe(outgoing)
    })
    inner.on('error', () => {
      // The site closes idle connections; a request may have been sent on one at that moment.
      if (inner.reusedSocket && method === 'GET') forward(incoming, outgoing)
      else if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    incoming.pipe(inner)
  }
}

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  )
}

/** SHA-256 of the certificate's public key. */
function fingerprint(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'beam-bench-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const args = [
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
    execFileSync('openssl', [...args, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    throw new Error('OpenSSL is needed to create a certificate: install the package openssl.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
