import { expect, test } from 'vitest'
import { localAddress } from './local-address.mjs'

test.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a part that listens on %j is reached at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address)
})
