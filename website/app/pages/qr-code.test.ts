import { expect, test } from 'vitest'
import { qrCode } from './qr-code.server.ts'

test('a QR code is a picture with the quiet zone that scanners need', () => {
  const svg = qrCode('https://beam.example/app')
  // Version 2, 25 modules wide, with four more on each side.
  expect(svg).toContain('viewBox="-4 -4 33 33"')
  expect(svg).toContain('fill="#fff"')
  expect(svg).not.toMatch(/<script|href=/)
  expect(qrCode('https://beam.example/other')).not.toBe(svg)
})
