import { type ClientHttp2Session, connect as connectHttp2, constants } from 'node:http2'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { exchange, type RawResponse } from '../../testing/send-raw.ts'
import { SITE_NAME } from './host-names.ts'

const TIMEOUT_MS = 60_000

interface Ports {
  readonly httpsPort: number
}

interface Client {
  /** Server name in the TLS handshake; '' for none. */
  readonly servername?: string
  /** Source address, e.g. 127.0.3.1: all of 127.0.0.0/8 is local. */
  readonly from?: string
}

/** Opens a TLS connection whose errors are ignored. */
export function openTls(proxy: Ports, { servername = SITE_NAME, from }: Client = {}): TLSSocket {
  const socket = connectTls({
    host: '127.0.0.1',
    port: proxy.httpsPort,
    rejectUnauthorized: false,
    ...(servername !== '' && { servername }),
    ...(from !== undefined && { localAddress: from }),
  })
  return socket.on('error', () => {})
}

/** Writes exactly these bytes and reads until the connection is closed; status 0 without a response. */
export async function sendTls(
  proxy: Ports,
  bytes: string | Buffer,
  client: Client = {},
): Promise<RawResponse> {
  return exchange(openTls(proxy, client), bytes)
}

/** Opens an HTTP/2 connection whose errors are ignored. */
export function openHttp2(proxy: Ports, { servername = SITE_NAME, from }: Client = {}): ClientHttp2Session {
  const session = connectHttp2(`https://127.0.0.1:${proxy.httpsPort}`, {
    servername,
    rejectUnauthorized: false,
    ...(from !== undefined && { localAddress: from }),
  })
  return session.on('error', () => {})
}

interface Http2Response {
  /** 0 if the stream or connection was closed without a response. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** One request over HTTP/2; `headers` may replace `:authority`. */
export function sendHttp2(
  session: ClientHttp2Session,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | null = null,
): Promise<Http2Response> {
  return new Promise((resolve) => {
    const none = { status: 0, headers: new Headers(), body: '' }
    if (session.destroyed || session.closed) return resolve(none)
    const method = body === null ? 'GET' : 'POST'
    const request = session.request({ ':path': path, ':authority': SITE_NAME, ':method': method, ...headers })
    let response = none
    let text = ''
    request.setEncoding('utf8')
    request.setTimeout(TIMEOUT_MS, () => request.close(constants.NGHTTP2_CANCEL))
    request.on('response', (received) => {
      const all = Object.entries(received).filter(([name]) => !name.startsWith(':'))
      response = {
        status: Number(received[':status']),
        headers: new Headers(all.map(([name, value]): [string, string] => [name, String(value)])),
        body: '',
      }
    })
    request.on('data', (chunk: string) => (text += chunk))
    request.on('error', () => {})
    request.once('close', () => resolve({ ...response, body: text }))
    request.end(body ?? undefined)
  })
}
