import { describe, expect, it } from 'vitest'
import { safeUrl, safeExternalUrl } from './safe-url.ts'

describe('safeUrl returns unchanged', () => {
  it.each([
    'https://example.com',
    'https://example.com/a?b=c&d=e#f',
    'http://example.com:8080/x',
    'HTTPS://example.com/',
    'mailto:jobs@example.com',
    'tel:+351210000000',
    '/about-us',
    '/local-store#installation-packs',
    '/café',
    '#network',
    '?page=2',
    '/',
  ])('%s', (url) => {
    expect(safeUrl(url)).toBe(url)
  })
})

describe('safeUrl normalizes', () => {
  it.each([
    ['  /about-us ', '/about-us'],
    ['about-us', '/about-us'],
    ['/files/our report.pdf', '/files/our%20report.pdf'],
    ['404', '/404'],
    ['www.example.com/x', 'https://www.example.com/x'],
  ])('%s', (written, url) => {
    expect(safeUrl(written)).toBe(url)
  })
})

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u00adscript:alert(1)',
  'java\u200bscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'about:blank',
  'view-source:https://example.com',
  'intent://x#Intent;end',
  'ws://example.com',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://user@evil.example',
  'https://example.com:password@evil.example',
  'https://exa\u202emple.com',
  'https://example.com/\u2066x',
  'https://example.com/"onclick="alert(1)',
  "https://[bad/'",
  '{email}',
  '<script>',
  '\ud800',
]

describe('T46: safeUrl rejects', () => {
  it.each(HOSTILE.map((url) => [JSON.stringify(url), url] as const))('%s', (_, url) => {
    expect(safeUrl(url)).toBe('')
  })

  it.each([
    [null],
    [undefined],
    [7],
    [{ toString: () => 'https://example.com' }],
    [['https://example.com']],
    [''],
  ])('%j', (value) => {
    expect(safeUrl(value)).toBe('')
  })
})

describe('safeExternalUrl', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['www.example.com/shop', 'https://www.example.com/shop'],
    ['//example.com/shop', 'https://example.com/shop'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/about-us', '/about-us'],
  ])('reads %s as %s', (written, url) => {
    expect(safeExternalUrl(written)).toBe(url)
  })

  it.each([...HOSTILE, null, undefined, ''].map((url) => [JSON.stringify(url), url] as const))(
    'never turns %s into an address that runs code or contains a user name',
    (_, url) => {
      expect(safeExternalUrl(url)).not.toMatch(/^(?!https:\/\/|$)|@|[\s\\<>"]/)
    },
  )
})
