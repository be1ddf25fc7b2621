import { expect, test } from 'vitest'
import { acceptsEncoding } from './accepts-encoding.ts'

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip;q=0.5, br;q=0.9', true],
  ['broken', false],
  ['x-br', false],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['br; q=0.000', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %j: Brotli is taken: %s', (header, taken) => {
  expect(acceptsEncoding(header, 'br')).toBe(taken)
})
