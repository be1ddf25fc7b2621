import type { Finding } from 'csp_evaluator/dist/finding.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { describe, expect, it } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { sendRaw, requestText, type RawResponse } from '../../testing/send-raw.ts'
import { rateHeaders } from './rate-headers.ts'
import { METRICS_HEADERS } from '../../testing/start-built-site.ts'
import { shareTestSite } from '../../testing/share-test-site.ts'

const site = shareTestSite({ SITE_URL: 'https://beam.example', LIMIT_PER_HOUR: '4' })
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const good = JSON.stringify(filledAnswers(contact))
const json = { 'content-type': 'application/json' }
const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const goodForm = new URLSearchParams(
  Object.entries(filledAnswers(contact)).map(([name, answer]) => [
    name,
    answer === true ? 'on' : String(answer),
  ]),
).toString()

/** Every kind of response that a client can cause. */
const RESPONSES: readonly [string, number, string][] = [
  ...ALL_PAGES.map(({ slug }): [string, number, string] => [
    `the page ${pagePath(slug)}`,
    slug === '404' ? 404 : 200,
    requestText('GET', pagePath(slug), { accept: 'text/html' }),
  ]),
  ['a missing state', 404, requestText('GET', '/state/aaaaaaaaaaaaaaaa/about-us')],
  ['an unknown page without the content service', 503, requestText('GET', '/not-a-page')],
  ['an unchanged page', 304, requestText('GET', '/about-us', { 'if-none-match': '*' })],
  ['the head of a page', 200, requestText('HEAD', '/about-us')],
  ['a URL with a trailing slash', 301, requestText('GET', '/about-us/')],
  ['the sitemap', 200, requestText('GET', '/sitemap.xml')],
  ['the feed of articles', 200, requestText('GET', '/feed.xml')],
  ['a later part of the news', 200, requestText('GET', '/news?page=2')],
  ['robots.txt', 200, requestText('GET', '/robots.txt')],
  ['the manifest', 200, requestText('GET', '/manifest.webmanifest')],
  ['the QR code', 200, requestText('GET', '/app/code.svg')],
  ['the address in the QR code', 302, requestText('GET', '/app')],
  ['a file', 200, requestText('GET', '/favicon.ico')],
  ['a hidden file without the content service', 503, requestText('GET', '/.env')],
  ['liveness', 200, requestText('GET', '/healthz')],
  ['readiness', 200, requestText('GET', '/readyz')],
  ['the metrics', 200, requestText('GET', '/metrics', METRICS_HEADERS)],
  ['the metrics without their token', 401, requestText('GET', '/metrics')],
  ['the OpenAPI document', 200, requestText('GET', '/openapi.json')],
  ['a webhook without a signature', 401, requestText('POST', '/hooks/content', json, '{"tags":["pages"]}')],
  ['GET of the webhook endpoint', 405, requestText('GET', '/hooks/content')],
  ['a stored form', 201, requestText('POST', contact.endpoint, json, good)],
  ['a form without JavaScript', 303, requestText('POST', contact.page, asForm, goodForm)],
  ['a form with mistakes, without JavaScript', 422, requestText('POST', contact.page, asForm, 'firstName=A')],
  ['a form with mistakes', 422, requestText('POST', contact.endpoint, json, '{}')],
  ['a form beyond the rate limit', 429, requestText('POST', contact.endpoint, json, good)],
  [
    'a consent',
    204,
    requestText(
      'POST',
      '/api/log-consent',
      json,
      '{"consent":"accepted","timestamp":"2026-11-20T12:00:00Z"}',
    ),
  ],
  ['a missing endpoint', 404, requestText('POST', '/api/nothing', json, '{}')],
  ['GET of an endpoint', 405, requestText('GET', '/api/investor')],
  ['invalid JSON', 400, requestText('POST', '/api/investor', json, '{')],
  ['another content type', 415, requestText('POST', '/api/investor', { 'content-type': 'text/plain' }, 'x')],
  ['a body that is too large', 413, requestText('POST', '/api/investor', json, 'x'.repeat(200_000))],
  [
    'a cross-site post',
    403,
    requestText('POST', '/api/investor', { ...json, origin: 'https://evil.example' }, '{}'),
  ],
  ['a post to a page without a form', 405, requestText('POST', '/about-us', asForm, 'a=b')],
  ['another method', 405, requestText('DELETE', '/about-us')],
  ['TRACE', 405, requestText('TRACE', '/about-us')],
  ['OPTIONS', 204, requestText('OPTIONS', '/about-us')],
  ['a URL that is too long', 414, requestText('GET', `/${'x'.repeat(5_000)}`)],
  ['headers that are too long', 431, requestText('GET', '/', { x: 'x'.repeat(9_000) })],
  ['invalid HTTP', 400, 'HELLO\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['an invalid host', 400, requestText('GET', '/openapi.json', { host: 'a b' })],
  ['an unknown expectation', 417, requestText('GET', '/', { expect: 'tea' })],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nhost: x\r\n'],
]

const REQUIRED: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/u,
  'x-content-type-options': /^nosniff$/u,
  'x-frame-options': /^DENY$/u,
  'referrer-policy': /^strict-origin-when-cross-origin$/u,
  'cross-origin-opener-policy': /^same-origin$/u,
  'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/u,
  'permissions-policy': /camera=\(\)/u,
  'strict-transport-security': /^max-age=63072000$/u,
}

/** An embedded player would not load under the stricter policy (T41). */
const WITH_VIDEO = ALL_PAGES.filter((page) => /"videoUrl":"[^"]/u.test(JSON.stringify(page))).map(
  ({ slug }) => pagePath(slug),
)

/** They would reveal software, set cookies or allow other origins to read. */
const FORBIDDEN = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'x-content-tags']

describe('T30, T31, T33 and T34: every response has every security header', () => {
  it.each(RESPONSES)('%s (%i)', async (_what, status, request) => {
    const response = await sendRaw(site().url, request)
    expect(response.status).toBe(status)
    const wrong = Object.entries(REQUIRED).filter(
      ([name, expected]) => !expected.test(response.headers.get(name) ?? ''),
    )
    expect(wrong.map(([name]) => `${name}: ${response.headers.get(name)}`)).toEqual([])
    expect(FORBIDDEN.filter((name) => response.headers.has(name))).toEqual([])
    const showsVideo = status === 200 && WITH_VIDEO.some((path) => request.startsWith(`GET ${path} `))
    expect(response.headers.get('cross-origin-embedder-policy')).toBe(
      showsVideo ? 'unsafe-none' : 'credentialless',
    )
    const isCrossOrigin = response.headers.get('cross-origin-resource-policy') === 'cross-origin'
    expect(rateHeaders(response.headers)).toEqual({
      score: 150 - (showsVideo || isCrossOrigin ? 10 : 0),
      remarks: [],
    })
    expect(weaknesses(response)).toEqual([])
    expect(response.headers.get('content-type') ?? '').not.toMatch(/^text\/(?!.*charset=utf-8)/u)
  })

  it('cover every status but those of errors in the site', () => {
    const statuses = new Set(RESPONSES.map(([, status]) => status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 201, 204, 301, 302, 303, 304, 400, 401, 403, 404, 405, 408, 413, 414, 415, 417, 422, 429, 431, 503,
    ])
  })
})

/** Findings of the CSP Evaluator; scripts of our own origin are intended. */
function weaknesses({ headers }: RawResponse): string[] {
  const policy = new CspParser(headers.get('content-security-policy') ?? '').csp
  return new CspEvaluator(policy)
    .evaluate()
    .filter(({ directive, value }: Finding) => !(directive === 'script-src' && value === "'self'"))
    .map(({ directive, value, description }: Finding) => `${directive} ${value}: ${description}`)
}

describe('T73: responses for one visitor are never cached', () => {
  it.each(
    RESPONSES.filter(([, , request]) =>
      / \/(?:api|hooks|healthz|readyz|metrics|preview)/u.test(request.split('\r\n')[0]!),
    ),
  )('%s (%i)', async (_what, _status, request) => {
    const response = await sendRaw(site().url, request)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
