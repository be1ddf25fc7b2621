import { describe, expect, it } from 'vitest'
import { requestSite } from './testing/request-site.ts'

const formAt = async (path: string) => (path === '/contacts' ? 'contact' : null)

describe('T35: the methods', () => {
  const rejected: readonly [string, string, string][] = [
    ['PUT', '/about-us', 'GET, HEAD'],
    ['DELETE', '/contacts', 'GET, HEAD, POST'],
    ['PATCH', '/', 'GET, HEAD'],
    ['PUT', '/assets/a.js', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['GET', '/hooks/content', 'POST'],
  ]

  it.each(rejected)('%s %s is 405 with Allow', async (method, path, allowed) => {
    const response = await requestSite(path, { method }, { formAt })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({
      status: 405,
      message: `This address does not accept ${method} requests.`,
    })
  })

  it.each([
    ['/about-us', 'GET, HEAD'],
    ['/contacts', 'GET, HEAD, POST'],
    ['/healthz', 'GET, HEAD'],
    ['/hooks/content', 'POST'],
    ['/assets/a.js', 'GET, HEAD'],
  ])('T30: OPTIONS %s allows %s, and no other origin', async (path, allowed) => {
    const init = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
    const response = await requestSite(path, init, { formAt })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
