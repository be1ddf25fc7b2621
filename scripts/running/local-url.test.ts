import { expect, test } from 'vitest'
import { localUrl } from './local-url.mjs'

test.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a part that listens on %j is reached at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url)
})
