import { expect, test } from 'vitest'
import { isAllowedOrigin } from './is-allowed-origin.ts'

const ALLOWED = new Set(['https://beam.example'])

function from(headers: Record<string, string>): boolean {
  return isAllowedOrigin(new Request('http://localhost:3000/api/any', { method: 'POST', headers }), ALLOWED)
}

test.each([
  ['a client that is no browser', {}],
  ['an allowed origin', { origin: 'https://beam.example' }],
  ['the requested host', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  [
    'the same host behind a proxy that speaks https',
    { origin: 'https://shop.example', host: 'shop.example' },
  ],
  ['a browser that sends same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['an address typed by a person', { 'sec-fetch-site': 'none' }],
])('T29: %s may send', (_who, headers: Record<string, string>) => {
  expect(from(headers)).toBe(true)
})

test.each([
  [
    'a sibling that names an allowed origin',
    { origin: 'https://beam.example', 'sec-fetch-site': 'same-site' },
  ],
  ['another origin', { origin: 'https://evil.example' }],
  ['an allowed origin on another port', { origin: 'https://beam.example:8443' }],
  ['an allowed origin without https', { origin: 'http://beam.example' }],
  ['a name that only begins like ours', { origin: 'https://beam.example.evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['an origin that is none', { origin: 'beam.example' }],
  ['a browser that sends cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a browser that sends same-site', { 'sec-fetch-site': 'same-site' }],
])('T29: %s may not', (_who, headers: Record<string, string>) => {
  expect(from(headers)).toBe(false)
})
