import { describe, expect, it } from 'vitest'
import { encode } from './requests.ts'
import { administrator, backend, person } from './service.ts'

describe('what the backend responds', () => {
  it('is passed on with what the page needs, and never stored', async () => {
    const changes = { code: 'changed', message: 'Somebody was faster.', current: { version: 9 }, changes: [] }
    backend.respondWith(() => ({ status: 409, body: changes }))
    const response = await raw('POST', 'change')
    expect(response.status).toBe(409)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      error: {
        message: 'Somebody was faster.',
        details: { code: 'changed', current: { version: 9 }, changes: [] },
      },
    })
  })

  it.each([
    [401, 502],
    [500, 502],
    [418, 502],
    [400, 400],
    [403, 403],
    [404, 404],
    [429, 429],
    [503, 503],
  ])('%i becomes %i', async (status, expected) => {
    backend.respondWith(() => ({
      status,
      headers: { 'retry-after': '60' },
      body: { code: 'x', message: 'y' },
    }))
    const response = await raw('POST', 'list')
    expect(response.status).toBe(expected)
    expect(response.headers.get('retry-after')).toBe(expected === status ? '60' : null)
  })

  it('T125: is a file to save, whatever it claims to be', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const headers = { 'content-type': 'text/html', 'content-disposition': 'inline; filename=x.html' }
    backend.respondWith(() => ({ headers, body: page }))
    const response = await raw('GET', 'file')
    expect(Buffer.from(await response.arrayBuffer()).equals(page)).toBe(true)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is missing while the backend is down, and there again when it is back', async () => {
    await backend.stop()
    const down = await administrator.request('POST', '/inbox/list', {})
    await backend.start()
    expect(down).toMatchObject({ status: 503, body: { error: { details: { code: 'unreachable' } } } })
    expect((await administrator.request('POST', '/inbox/list', {})).status).toBe(200)
  })
})

async function raw(method: string, operation: string): Promise<Response> {
  const headers = { 'x-inbox-input': encode({}), 'content-type': 'application/json' }
  const who = operation === 'file' ? person('Support') : administrator
  return who.fetch(method, `/inbox/${operation}`, headers, method === 'POST' ? '{}' : undefined)
}
