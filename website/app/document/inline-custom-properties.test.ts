import { expect, test } from 'vitest'
import { inlineCustomProperties } from './inline-custom-properties.ts'

test('a property declared once on the root gives its value to the rules that read it', () => {
  expect(inlineCustomProperties(':root{--gap:1rem}p{margin:var(--gap) calc(2*var(--gap))}')).toBe(
    ':root{--gap:1rem}p{margin:1rem calc(2*1rem)}',
  )
})

test('values that name other fixed ones are filled in to the end', () => {
  expect(inlineCustomProperties(':root{--c:var(--b);--b:var(--a);--a:red}p{color:var(--c)}')).toBe(
    ':root{--c:red;--b:red;--a:red}p{color:red}',
  )
})

test('what is declared anew anywhere stays a property, and so does what is made of it', () => {
  const css =
    ':root{--ink:#000;--focus:var(--ink)}.fill{--ink:#fff}p{color:var(--ink);outline-color:var(--focus)}'
  expect(inlineCustomProperties(css)).toBe(css)
  const dark = ':root{--ink:#000}@media (prefers-color-scheme:dark){:root{--ink:#fff}}p{color:var(--ink)}'
  expect(inlineCustomProperties(dark)).toBe(dark)
})

test('what is declared away from the root, under a condition or with a registered type stays a property', () => {
  for (const css of [
    '.card{--gap:1rem}p{margin:var(--gap)}',
    '@media print{:root{--gap:1rem}}p{margin:var(--gap)}',
    '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}:root{--turn:1deg}p{rotate:var(--turn)}',
  ])
    expect(inlineCustomProperties(css)).toBe(css)
})

test('a use with a fallback stays as it is written', () => {
  const css = ':root{--gap:1rem}p{margin:var(--gap,2rem)}'
  expect(inlineCustomProperties(css)).toBe(css)
})

test('properties that name one another in a circle stay as they are', () => {
  const css = ':root{--a:1px var(--b);--b:2px var(--a)}p{margin:var(--a)}'
  expect(inlineCustomProperties(css)).toBe(css)
})
