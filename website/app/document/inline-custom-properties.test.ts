import { expect, test } from 'vitest'
import { inlineCustomProperties } from './inline-custom-properties.ts'

test('a property declared once on the root is substituted in the rules that use it', () => {
  expect(inlineCustomProperties(':root{--gap:1rem}p{margin:var(--gap) calc(2*var(--gap))}')).toBe(
    ':root{--gap:1rem}p{margin:1rem calc(2*1rem)}',
  )
})

test('constants in values of constants are substituted', () => {
  expect(inlineCustomProperties(':root{--c:var(--b);--b:var(--a);--a:red}p{color:var(--c)}')).toBe(
    ':root{--c:red;--b:red;--a:red}p{color:red}',
  )
})

test('a property declared twice is not constant, nor is one that depends on it', () => {
  const css =
    ':root{--ink:#000;--focus:var(--ink)}.fill{--ink:#fff}p{color:var(--ink);outline-color:var(--focus)}'
  expect(inlineCustomProperties(css)).toBe(css)
  const dark = ':root{--ink:#000}@media (prefers-color-scheme:dark){:root{--ink:#fff}}p{color:var(--ink)}'
  expect(inlineCustomProperties(dark)).toBe(dark)
})

test('a property declared elsewhere than on the root, under a condition or with a registered type is not constant', () => {
  for (const css of [
    '.card{--gap:1rem}p{margin:var(--gap)}',
    '@media print{:root{--gap:1rem}}p{margin:var(--gap)}',
    '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}:root{--turn:1deg}p{rotate:var(--turn)}',
  ])
    expect(inlineCustomProperties(css)).toBe(css)
})

test('a reference with a fallback is not changed', () => {
  const css = ':root{--gap:1rem}p{margin:var(--gap,2rem)}'
  expect(inlineCustomProperties(css)).toBe(css)
})

test('circular references are not changed', () => {
  const css = ':root{--a:1px var(--b);--b:2px var(--a)}p{margin:var(--a)}'
  expect(inlineCustomProperties(css)).toBe(css)
})
