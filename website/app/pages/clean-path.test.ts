import { describe, expect, it } from 'vitest'
import { cleanPath } from './clean-path.ts'

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['/about-us', '/about-us'],
    ['/careers/graphic-designer', '/careers/graphic-designer'],
    ['/about-us/', '/about-us'],
    ['/about-us///', '/about-us'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//x/', '/evil.example/x'],
    ['/a//b', '/a/b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
  ])('of %s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean)
  })

  it.each([
    '/..%2f',
    '/a%2Fb',
    '/%5cevil.example',
    '/\\evil.example',
    '/%00',
    '/a%0d%0ab',
    '/%2e%2e/x',
    '/%ZZ',
    '/%E0%A4',
  ])('of %s is none', (path) => {
    expect(cleanPath(path)).toBeNull()
  })

  it('never leads to another host', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
      '/%2f%2fevil.example',
      '///evil.example',
    ]) {
      const clean = cleanPath(path)
      expect(clean === null || new URL(clean, 'https://beam.example').host === 'beam.example').toBe(true)
    }
  })
})
