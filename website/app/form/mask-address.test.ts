import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

test.each([
  ['ana@example.com', 'an…@example.com'],
  ['jo@example.com', 'j…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['👋👋👋@example.com', '👋👋…@example.com'],
  ['"a@b"@example.com', '"a…@example.com'],
])('%s is shown as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
