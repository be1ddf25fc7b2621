import { describe, expect, it } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { shareTestSite } from '../../testing/share-test-site.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const OURS = 'https://beam.example'
const site = shareTestSite({
  SITE_URL: OURS,
  LIMIT_PER_MINUTE: '0',
  LIMIT_PER_HOUR: '0',
  LIMIT_QUIET_PER_MINUTE: '0',
})
const ORIGINS = [
  null,
  OURS,
  'https://evil.example',
  'https://www.beam.example',
  'http://beam.example',
  'null',
]
const SITES = [null, 'same-origin', 'none', 'same-site', 'cross-site']
const CONSENT = {
  endpoint: '/api/log-consent',
  body: '{"consent":"accepted","timestamp":"2026-11-20T12:00:00Z"}',
}

/** Fetch Metadata decides, which no page can forge; without it the origin. Without either it is no browser. */
function mayPost(origin: string | null, fetchSite: string | null): boolean {
  const isOwnOrigin = origin === null || origin === OURS
  return fetchSite === 'same-origin' || ((fetchSite === null || fetchSite === 'none') && isOwnOrigin)
}

const CASES = ORIGINS.flatMap((origin) => SITES.map((fetchSite) => [origin, fetchSite] as const))
const ENDPOINTS = [
  ...ALL_FORMS.map((form) => ({ endpoint: form.endpoint, body: JSON.stringify(filledAnswers(form)) })),
  CONSENT,
]

describe('T29: which origins may post to every endpoint', () => {
  it.each(CASES)('Origin %s, Sec-Fetch-Site %s', async (origin, fetchSite) => {
    const before = storedRows(site().dataFolder).length
    const headers = {
      host: 'beam.example',
      'content-type': 'application/json',
      ...(origin !== null && { origin }),
      ...(fetchSite !== null && { 'sec-fetch-site': fetchSite }),
    }
    const rejected: string[] = []
    for (const { endpoint, body } of ENDPOINTS) {
      const { status } = await sendRaw(site().url, requestText('POST', endpoint, headers, body))
      if (status === 403) rejected.push(endpoint)
    }
    const expected = mayPost(origin, fetchSite) ? [] : ENDPOINTS.map(({ endpoint }) => endpoint)
    expect(rejected).toEqual(expected)
    const added = storedRows(site().dataFolder).length - before
    expect(added).toBeLessThanOrEqual(mayPost(origin, fetchSite) ? ENDPOINTS.length : 0)
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of another site as %s, which needs no preflight, is rejected by pages too',
    async (type) => {
      const headers = {
        host: 'beam.example',
        'content-type': type,
        origin: 'https://evil.example',
        accept: 'text/html',
      }
      for (const { page } of ALL_FORMS)
        expect((await sendRaw(site().url, requestText('POST', page, headers, 'a=b'))).status).toBe(403)
    },
  )
})
