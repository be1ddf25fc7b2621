import { describe, expect, it } from 'vitest'
import { siteFakes } from './testing/fakes.ts'
import { requestSite } from './testing/request-site.ts'

const failing = async () => Promise.reject(new Error('broken'))

describe('T31: the security headers', () => {
  const responses: readonly [string, () => Promise<Response> | Response, number][] = [
    ['a page', () => requestSite('/about-us'), 200],
    [
      'a redirect',
      () => requestSite('/x', {}, { website: async () => new Response(null, { status: 302 }) }),
      302,
    ],
    [
      'an unchanged page',
      () => requestSite('/x', {}, { website: async () => new Response(null, { status: 304 }) }),
      304,
    ],
    [
      'a missing page',
      () => requestSite('/x', {}, { website: async () => new Response('', { status: 404 }) }),
      404,
    ],
    ['a wrong method', () => requestSite('/about-us', { method: 'DELETE' }), 405],
    ['a long URL', () => requestSite(`/${'x'.repeat(5000)}`), 414],
    ['a URL that cannot be decoded', () => requestSite('/%ff'), 400],
    ['a URL with a line break', () => requestSite('/about-us%0d%0aset-cookie:a=b'), 400],
    ['a failing page', () => requestSite('/about-us', {}, { website: failing }), 500],
    [
      'a busy process',
      () =>
        requestSite('/about-us', {}, { loadLimiter: { ...siteFakes().loadLimiter, acquire: () => null } }),
      503,
    ],
  ]

  it.each(responses)('are on %s', async (_, respond, status) => {
    const response = await respond()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
  })

  it('do not replace those that a page sets itself', async () => {
    const headers = {
      'content-security-policy': "default-src 'self'",
      'cross-origin-embedder-policy': 'unsafe-none',
    }
    const response = await requestSite('/', {}, { website: async () => new Response('', { headers }) })
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
    expect(response.headers.get('x-frame-options')).toBeNull()
  })

  it('include HSTS only for an https site', async () => {
    const response = await requestSite('/', {}, { siteUrl: 'http://localhost:3000' })
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })
})
