import { expect, it } from 'vitest'
import { createSharedReads, publicReadKey, shareAnswer } from './shared-reads.ts'

it('two reads at the same moment are one, and later ones are new', async () => {
  const { reads, start, finish } = createTestReads()
  const both = [reads.read('/a', start), reads.read('/a', start)]
  finish(0)
  expect(await Promise.all(both)).toEqual([0, 0])
  const next = reads.read('/a', start)
  finish(1)
  expect(await next).toBe(1)
})

it('a read after a change does not share one from before, whichever ends first', async () => {
  const { reads, start, finish } = createTestReads()
  const before = reads.read('/a', start)
  reads.forget()
  const after = reads.read('/a', start)
  finish(0)
  expect(await before).toBe(0)
  const joining = reads.read('/a', start)
  finish(1)
  expect(await Promise.all([after, joining])).toEqual([1, 1])
})

it('other requests are not shared, and a failure is that of all who share it', async () => {
  const { reads, start, finish } = createTestReads()
  const [a, b] = [reads.read('/a', start), reads.read('/b', start)]
  finish(0)
  finish(1)
  expect(await Promise.all([a, b])).toEqual([0, 1])
  const results = await Promise.allSettled([reads.read('/c', fail), reads.read('/c', fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('T156: only answers that anybody may have are shared', () => {
  const request = { method: 'GET', path: '/api/pages', url: '/api/pages?a=1', headers: {} }
  expect(publicReadKey(request)).toBe(publicReadKey({ ...request, headers: { accept: '*/*' } }))
  for (const different of [
    { url: '/api/pages?a=2' },
    { headers: { 'strapi-response-format': 'v4' } },
    // Its answer has invisible characters in each text, which every visitor would get.
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
      shareAnswer(response, '/shared', async () => {
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

/** Reads that end when told, each with its number. */
function createTestReads() {
  const ends: (() => void)[] = []
  const start = () => {
    const number = ends.length
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { reads: createSharedReads<number>(), start, finish: (number: number) => ends[number]?.() }
}

function fail(): Promise<number> {
  return Promise.reject(new Error('away'))
}
