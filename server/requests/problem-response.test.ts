import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROBLEM_PAGE_POLICY, STYLE } from './problem-page.ts'
import { problemResponse } from './problem-response.ts'

const url = 'https://beam.example/contacts'
const page = { accept: 'text/html,*/*' }

test('a browser gets a page that says how to get back to the form', async () => {
  const posted = problemResponse(
    new Request(url, { method: 'POST', headers: page }),
    413,
    'This is too large.',
  )
  expect(posted.headers.get('content-type')).toContain('text/html')
  expect(await posted.text()).toMatch(
    /This is too large\..*Go back in your browser: what you typed is still there\./,
  )
  expect(await problemResponse(new Request(url, { headers: page }), 404, 'Gone.').text()).not.toContain(
    'Go back',
  )
})

test('a script gets problem details', async () => {
  const response = problemResponse(new Request(url, { method: 'POST' }), 413, 'This is too large.')
  expect(await response.json()).toMatchObject({ status: 413, message: 'This is too large.' })
})

test('the policy of the page allows its own style and nothing else', async () => {
  const response = problemResponse(new Request(url, { headers: page }), 503, 'Busy.')
  const [, style = ''] = /<style>(.*)<\/style>/.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(style).not.toBe('')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('the error page of the proxy has the same style, and a policy that allows it', () => {
  const proxy = readFileSync(new URL('../../deploy/proxy/nginx.conf', import.meta.url), 'utf8')
  expect(proxy).toContain(`<style>${STYLE.replaceAll('"', String.raw`\"`)}</style>`)
  expect(proxy).toContain(`Content-Security-Policy "${PROBLEM_PAGE_POLICY}"`)
})

test.each([
  [400, 'We cannot complete this request'],
  [404, 'Page not found'],
  [413, 'That is too large'],
  [429, 'Please try again in a moment'],
  [500, 'Something went wrong'],
  [503, 'Please try again in a moment'],
])('the heading of %i is for people', async (status, heading) => {
  const html = await problemResponse(new Request(url, { headers: page }), status, 'Text.').text()
  expect(html).toContain(`<h1>${heading}</h1>`)
  expect(html).toContain(`<title>${heading} · Beam Wallet</title>`)
})
