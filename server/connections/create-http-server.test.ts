import { describe, expect, it } from 'vitest'
import { PAGE, useTestServer } from '../testing/use-test-server.ts'

const site = useTestServer()

describe('the server', () => {
  it('sends files from memory', async () => {
    expect(await (await fetch(`${site.address()}/assets/a-12345678.js`)).text()).toBe('code')
    expect(site.rendered).toEqual([])
  })

  it.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['an invalid host', 'GET /preview HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['an invalid target', 'GET http://[::1/about-us HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a target with a password', 'GET http://a:b@x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`, 431],
  ])('answers %s with security headers', async (_, request, status) => {
    const response = await site.sendRaw(request)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain("default-src 'none'")
    expect(response).toContain('problem+json')
    expect(response).toContain('no-store')
  })

  it('T10: sends no error into another response', async () => {
    const response = await site.sendRaw('GET /share/large.png HTTP/1.1\r\nHost: x\r\n\r\nNOTHING\r\n\r\n')
    expect(response).not.toContain('HTTP/1.1 400')
  })

  it('requests a page without a peer, so that it never seems to come from a trusted proxy', async () => {
    const peers: unknown[] = []
    await site.listen({
      fetch: (_request, { peer }) => {
        peers.push(peer)
        return new Response('')
      },
    })
    await site.sendRaw('GET /%6detrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(peers).toEqual([undefined])
  })

  it('treats a post without a body as an empty one', async () => {
    const origin = 'Origin: https://beam.example'
    const response = await site.sendRaw(
      `POST /api/contact HTTP/1.1\r\nHost: beam.example\r\n${origin}\r\nConnection: close\r\n\r\n`,
    )
    expect(response).toMatch(/^HTTP\/1.1 201 /)
    expect(response).toMatch(/\r\n\r\n(?:0\r\n\r\n)?$/)
  })

  it('calls the middleware of Vite first in development', async () => {
    await site.listen({
      middleware: (request, response, next) =>
        request.url === '/@vite/client' ? response.end('vite') : next(),
    })
    expect(await (await fetch(`${site.address()}/@vite/client`)).text()).toBe('vite')
    expect(await (await fetch(`${site.address()}/about-us`)).text()).toBe(PAGE)
  })
})
