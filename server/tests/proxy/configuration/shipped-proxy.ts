import { expect } from 'vitest'
import { PROBLEM_PAGE_POLICY } from '../../../requests/problem-page.ts'
import { securityHeaders } from '../../../requests/security-headers.ts'
import { requestText, sendRaw } from '../../../testing/send-raw.ts'
import { SITE_NAME } from '../host-names.ts'
import { newClient, useProxy } from '../use-proxy.ts'

const HEADERS = new Map([
  ...securityHeaders('/', `https://${SITE_NAME}`),
  ['content-security-policy', PROBLEM_PAGE_POLICY],
])

/** The proxy that all cases of proxy-configuration.parts.test.ts share. */
export const started = useProxy()

export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return requestText('GET', path, { host: SITE_NAME, 'x-test-client': newClient(), ...headers })
}

export function sendWithoutTls(bytes: string) {
  return sendRaw(`http://127.0.0.1:${started().proxy.httpPort}`, bytes)
}

export function expectOwnError(headers: Headers, body: string): void {
  for (const [name, value] of HEADERS) expect([name, headers.get(name)]).toEqual([name, value])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('server') ?? 'nginx').toBe('nginx')
  expect(body).not.toMatch(/nginx|127\.0\.0\.1|upstream/iu)
  expect(body).toContain('Beam Wallet')
}
