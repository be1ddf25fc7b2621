import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.tsx'

const html = (text: string) => renderToStaticMarkup(wholeWords(text))

test('a letter and the word behind its hyphen stay on one line', () => {
  expect(html('Plugin Developer for E-commerce Platforms')).toBe(
    'Plugin Developer for <span class="whole">E-commerce</span> Platforms',
  )
})

test('other hyphens may end a line, and text without any is left alone', () => {
  expect(html('#5 in a top-50 list of A-B-C, by a@b-c.example')).not.toContain('top-50</span>')
  expect(html('Pay, and something comes back.')).toBe('Pay, and something comes back.')
})

test('markup stays text', () => {
  expect(html('<b>e-mail</b>')).toBe('&lt;b&gt;<span class="whole">e-mail</span>&lt;/b&gt;')
})
