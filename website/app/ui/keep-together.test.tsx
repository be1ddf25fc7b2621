import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.tsx'

const html = (text: string) => renderToStaticMarkup(keepTogether(text))

test('a single letter, its hyphen and the next word stay on one line', () => {
  expect(html('Plugin Developer for E-commerce Platforms')).toBe(
    'Plugin Developer for <span class="nowrap">E-commerce</span> Platforms',
  )
})

test('a word, its hyphen and the next number stay on one line', () => {
  expect(html('#5 in a top-50 list')).toBe('#5 in a <span class="nowrap">top-50</span> list')
})

test('an amount and its sign stay on one line', () => {
  expect(html('75 € once, and 65 € online')).toBe('75\u00a0€ once, and 65\u00a0€ online')
})

test('a short compound stays on one line', () => {
  expect(html('A one-time pack')).toBe('A <span class="nowrap">one-time</span> pack')
})

test('the ends of a range stay on one line', () => {
  expect(html('From 10% to 50%')).toBe('From <span class="nowrap">10% to 50%</span>')
})

test('other hyphens may break, and other text is unchanged', () => {
  expect(html('Prices of well-known stores, step-by-step')).toBe('Prices of well-known stores, step-by-step')
  expect(html('By a@b-c.example and a@b-50.example')).toBe('By a@b-c.example and a@b-50.example')
  expect(html('Pay, and something comes back.')).toBe('Pay, and something comes back.')
})

test('markup stays text', () => {
  expect(html('<b>e-mail</b>')).toBe('&lt;b&gt;<span class="nowrap">e-mail</span>&lt;/b&gt;')
})
