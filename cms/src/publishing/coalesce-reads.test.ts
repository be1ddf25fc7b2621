import { beforeEach, expect, it } from 'vitest'
import { publicReadKey, publicReads, coalesceRead } from './coalesce-reads.ts'

beforeEach(() => publicReads.forget())

it('T156: only responses that anybody may have are shared', () => {
  const request = { method: 'GET', path: '/api/pages', url: '/api/pages?a=1', headers: {} }
  expect(publicReadKey(request)).toBe(publicReadKey({ ...request, headers: { accept: '*/*' } }))
  for (const different of [
    { url: '/api/pages?a=2' },
    { headers: { 'strapi-response-format': 'v4' } },
    // Its response has invisible characters in each text, which every visitor would get.
    { headers: { 'strapi-encode-source-maps': 'true' } },
  ])
    expect(publicReadKey({ ...request, ...different })).not.toBe(publicReadKey(request))
  for (const different of [
    { headers: { authorization: 'Bearer a-token' } },
    { headers: { cookie: 'session=1' } },
    { method: 'POST' },
    { path: '/content-manager/collection-types/api::page.page' },
  ])
    expect(publicReadKey({ ...request, ...different })).toBeNull()
})

it.each([
  ['JSON is shared', 200, { data: [] }, 1],
  ['a list is shared', 200, [1], 1],
  ['a response without a body is left to Strapi, which makes it 404', 404, undefined, 2],
  ['a failure is read again', 400, { error: {} }, 2],
  ['bytes are read again', 200, Buffer.from('a'), 2],
])('%s', async (_name, status, body, reads) => {
  let count = 0
  const responses = [createResponse(), createResponse()]
  await Promise.all(
    responses.map((response) =>
      coalesceRead(response, '/shared', async () => {
        count += 1
        if (body !== undefined) Object.assign(response, { body, status })
      }),
    ),
  )
  expect(count).toBe(reads)
  for (const response of responses) expect(response).toMatchObject({ status, body })
})

/** As Koa does it: a body that is set changes the status. */
function createResponse(): { status: number; body: unknown } {
  let current: unknown
  return {
    status: 404,
    get body() {
      return current
    },
    set body(body) {
      current = body
      this.status = body === undefined ? 204 : 200
    },
  }
}
