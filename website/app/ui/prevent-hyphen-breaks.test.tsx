import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preventHyphenBreaks } from './prevent-hyphen-breaks.tsx'

const html = (text: string) => renderToStaticMarkup(preventHyphenBreaks(text))

test('a single letter, its hyphen and the next word stay on one line', () => {
  expect(html('Plugin Developer for E-commerce Platforms')).toBe(
    'Plugin Developer for <span class="nowrap">E-commerce</span> Platforms',
  )
})

test('other hyphens may break, and other text is unchanged', () => {
  expect(html('#5 in a top-50 list of A-B-C, by a@b-c.example')).not.toContain('top-50</span>')
  expect(html('Pay, and something comes back.')).toBe('Pay, and something comes back.')
})

test('markup stays text', () => {
  expect(html('<b>e-mail</b>')).toBe('&lt;b&gt;<span class="nowrap">e-mail</span>&lt;/b&gt;')
})
