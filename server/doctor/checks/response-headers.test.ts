import { expect, test } from 'vitest'
import type { FetchedResponse } from '../installation.ts'
import { fakeResponse, testInstallation } from '../testing/test-installation.ts'
import { responseHeadersCheck } from './response-headers.ts'

const PAGE = 'https://www.beam.test/'
const OVERLOADED = fakeResponse(503, { 'retry-after': '0' })

test('a site that is overloaded for a moment is asked again', async () => {
  const { findings, requests } = await check([OVERLOADED, OVERLOADED])
  expect(findings.map(({ status }) => status)).toEqual(['ok', 'ok'])
  expect(requests).toBe(3)
})

test('a site that stays overloaded is a failure', async () => {
  const { findings, requests } = await check(Array.from({ length: 100 }, () => OVERLOADED))
  expect(findings).toMatchObject([{ status: 'failed', message: expect.stringContaining('status 503') }])
  expect(requests).toBe(4)
})

test('a site that does not ask to come back soon is not asked again', async () => {
  for (const first of [fakeResponse(503), fakeResponse(503, { 'retry-after': '60' }), fakeResponse(502)])
    expect(await check([first])).toMatchObject({ requests: 1, findings: [{ status: 'failed' }] })
})

/** These responses come first, then those of a healthy site. */
async function check(first: readonly FetchedResponse[]) {
  const healthy = testInstallation()
  let requests = 0
  const findings = await responseHeadersCheck.run({
    ...healthy,
    get: async (url) => (url === PAGE ? first[requests++] : undefined) ?? healthy.get(url),
  })
  return { findings, requests }
}
