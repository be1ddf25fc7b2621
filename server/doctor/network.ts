import { connect, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { FetchedResponse, PresentedCertificate } from './installation.ts'

const TIMEOUT_MS = 8_000
const MAX_TEXT_CHARACTERS = 100_000

/** GET without following redirects, at most 8 seconds and 100,000 characters. Null when nothing responds. */
export async function get(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FetchedResponse | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const text = (await response.text()).slice(0, MAX_TEXT_CHARACTERS)
    return { status: response.status, headers: response.headers, text }
  } catch {
    return null
  }
}

/** POST without following redirects. The status; null when nothing responds within 8 seconds. */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/** Whether a TCP connection is accepted within 8 seconds. */
export function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: unbracketed(host), port, timeout: TIMEOUT_MS })
    const finish = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket
      .once('connect', () => finish(true))
      .once('timeout', () => finish(false))
      .once('error', () => finish(false))
  })
}

/** Also of an untrusted certificate: the caller reports why it is not trusted. */
export function certificate(host: string, port: number): Promise<PresentedCertificate | null> {
  return new Promise((resolve) => {
    const name = unbracketed(host)
    const servername = isIP(name) ? '' : name
    const options = { host: name, port, servername, timeout: TIMEOUT_MS, rejectUnauthorized: false }
    const socket = connectTls(options, () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const problem = socket.authorized
        ? null
        : `the certificate is not trusted (${String(socket.authorizationError)})`
      socket.destroy()
      resolve({ problem, validUntil: Date.parse(validTo) })
    })
    const fail = () => {
      socket.destroy()
      resolve(null)
    }
    socket.once('timeout', fail).once('error', fail)
  })
}

/** '[::1]' → '::1' */
function unbracketed(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}
