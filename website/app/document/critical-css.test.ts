import { expect, test } from 'vitest'
import { readRules } from './css-rules.ts'
import { createCriticalCss } from './critical-css.ts'

const needed = (css: string, html: string) => createCriticalCss(readRules(css))(html)

test('a document gets the rules that its classes and data attributes need', () => {
  const css = 'p{top:0}.a{top:0}.b .a{top:0}[data-variant=large] .a{top:0}[data-variant=small] .a{top:0}'
  expect(needed(css, '<p class="x a" data-variant="large">')).toBe(
    'p{top:0}.a{top:0}[data-variant=large] .a{top:0}',
  )
})

test('a document gets no rules for elements that it does not contain', () => {
  expect(needed('p,table{top:0}ol>li{top:0}p>a{top:0}', '<p><a>')).toBe('p{top:0}p>a{top:0}')
})

test('only a document written from right to left gets the rules for it', () => {
  const css = '[dir=rtl]{--a:1deg}p{rotate:var(--a)}[dir=rtl] .a{top:0}'
  expect(needed(css, '<html><p class="a"><input dir="auto">')).toBe('p{rotate:var(--a)}')
  expect(needed(css, '<html dir="rtl"><p class="a">')).toBe(css)
})

test('what is hidden at first gets no rules', () => {
  const css = '.a{top:0}.menu .a{top:0}.menu,.a{left:0}'
  const criticalCssOf = createCriticalCss(readRules(css), ['.menu'])
  expect(criticalCssOf('<div class="menu"><p class="a">')).toBe('.a{top:0}.a{left:0}')
})

test('the colors of what is hidden at first get no rules', () => {
  const css = '[data-color=teal]{--fill:#0aa}[data-color=pink]{--fill:#d15}.a{color:var(--fill)}'
  const criticalCssOf = createCriticalCss(readRules(css), ['.panel'])
  const pink = '<p class="a" data-color="pink">'
  expect(criticalCssOf(`<div class="panel" data-color="teal">${pink}`)).not.toContain('teal')
  expect(criticalCssOf(`<div class="panel-title" data-color="teal">${pink}`)).toBe(css)
})

test('states that follow an interaction get no rules', () => {
  const css =
    'a{top:0}a:hover,a:focus{left:0}a:active:before{top:0}a:not(:active,:hover){top:1px}::selection{top:0}'
  expect(needed(css, '<a>')).toBe('a{top:0}a:focus{left:0}a:not(:active,:hover){top:1px}')
})

test('text needs no rules', () => {
  expect(needed('.a{top:0}', '<p title="class=">class=&quot;a&quot;</p>')).toBe('')
})

test('rules left empty are removed, and groups of such rules', () => {
  const css = 'p{top:0}@media print{@media (width>=1px){p{--a:1px}b{--b:1px}}}p{--c:1px}p{left:0}'
  expect(needed(css, '<p><b>')).toBe('p{top:0}p{left:0}')
})

test('unused properties are removed, and those used only by them', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--d:2px}p{top:var(--d)}.gone{left:var(--c)}'
  expect(needed(css, '<p>')).toBe(':root{--d:2px}p{top:var(--d)}')
  expect(needed(':root{--mark:red;--b:1px}', '<path fill="var(--mark, red)">')).toBe(':root{--mark:red}')
})

test('keyframes are removed with the rules that used them', () => {
  const css =
    '@supports (top:1px){@keyframes up{0%{top:0}}.gone{animation:up 1s}}@keyframes down{to{top:0}}p{animation:down 1s}'
  expect(needed(css, '<p>')).toBe('@keyframes down{to{top:0}}p{animation:down 1s}')
})

test('a font for some characters is added to a document that contains one of them', () => {
  const [usual, rare] = [
    '@font-face{font-family:A;src:url(/a)}',
    '@font-face{font-family:A;src:url(/b);unicode-range:U+a1-a8,U+fc,U+2190}',
  ]
  const criticalCssOf = createCriticalCss(readRules(usual + rare + 'p{top:0}'))
  for (const text of ['\u00a1', '\u00a4', '\u00a8', 'für', '←']) {
    expect(criticalCssOf(`<p>${text}`)).toBe(usual + rare + 'p{top:0}')
  }
  for (const text of ['U+fc', 'é', '\u00a9', '↑'])
    expect(criticalCssOf(`<p>${text}`)).toBe(usual + 'p{top:0}')
})

test('alternating documents get what each of them needs', () => {
  const criticalCssOf = createCriticalCss(readRules('.a{top:0}.b{top:0}'))
  const asked = ['<p class="a">', '<p class="b">', '<p class="a">words'].map(criticalCssOf)
  expect(asked).toEqual(['.a{top:0}', '.b{top:0}', '.a{top:0}'])
})
