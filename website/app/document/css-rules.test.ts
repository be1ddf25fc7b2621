import { expect, test } from 'vitest'
import { readRules, writeRules } from './css-rules.ts'

const all = (css: string) => writeRules(readRules(css), () => true)

test.each([
  '@charset "utf-8";a{color:red}',
  '.a,.b:is(.c,.d){color:red}@media (width>=60rem){.a{color:blue}@supports (gap:1px){.b{gap:1px}}}',
  '@font-face{font-family:A;src:url(/a.woff2)}@keyframes move{0%{top:0}to{top:1px}}.a{animation:move 1s}',
  '.a:before{content:"}{;"}.b:after{content:"\\""}.c{d:e}',
  '.a{color:red;&:hover{color:blue}}',
])('%s is written as it was read', (css) => {
  expect(all(css)).toBe(css)
})

test('rules without selectors and groups without rules are removed', () => {
  const rules = readRules(
    '.a,.b{color:red}.b{top:0}@media print{.b{top:1px}}@media (width>1px){.b{top:0}.a{top:0}}',
  )
  expect(writeRules(rules, ({ text }) => text !== '.b')).toBe('.a{color:red}@media (width>1px){.a{top:0}}')
})
