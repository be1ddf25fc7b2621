import type { IncomingHttpHeaders } from 'node:http'
import { type Agent, request } from 'node:https'
import { SITE_NAME } from './host-names.ts'

interface ProxiedRequest {
  readonly httpsPort: number
  /** Source address, e.g. 127.0.3.1: all of 127.0.0.0/8 is local. */
  readonly from: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Reuses connections; without it each request opens its own. */
  readonly agent?: Agent
  readonly timeoutMs?: number
}

export interface TimedResponse {
  /** 0: no response, or none within the timeout. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly ms: number
}

const TIMEOUT_MS = 60_000

/** Sends one request of an honest client through the proxy. Never rejects. */
export function sendThroughProxy({
  httpsPort,
  from,
  path,
  method,
  headers,
  body,
  agent,
  timeoutMs,
}: ProxiedRequest): Promise<TimedResponse> {
  const start = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, received: IncomingHttpHeaders = {}, text = '') =>
      resolve({ status, headers: received, body: text, ms: performance.now() - start })
    const sent = request({
      host: '127.0.0.1',
      port: httpsPort,
      localAddress: from,
      path,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        host: SITE_NAME,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
      servername: SITE_NAME,
      rejectUnauthorized: false,
      agent: agent ?? false,
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    })
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.once('end', () => finish(response.statusCode ?? 0, response.headers, text))
      response.once('close', () => finish(0)).on('error', () => {})
    })
    sent.on('error', () => finish(0)).end(body)
  })
}
