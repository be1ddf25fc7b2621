import type { RichText as Prose, RichTextNode } from '@beam/content/model/rich-text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

function html(text: Prose, headingLevel?: 2 | 3): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={text} {...(headingLevel ? { headingLevel } : {})} />
    </MemoryRouter>,
  )
}

const words = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks }) as const

test('T46: markup in the text stays text', () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  expect(html([{ type: 'paragraph', children: [words(text)] }])).toBe(
    '<div class="rich-text"><p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p></div>',
  )
})

test('bold, italic, underline and strikethrough are drawn, also together', () => {
  const all = { bold: true, italic: true, underline: true, strikethrough: true }
  expect(html([{ type: 'paragraph', children: [words('Beam', all)] }])).toContain(
    '<p><s><u><em><strong>Beam</strong></em></u></s></p>',
  )
})

test('headings start at the level they are given and leave none out', () => {
  const text: Prose = [1, 4, 6, 4].map((level) => ({
    type: 'heading',
    level: level as 1 | 4 | 6,
    children: [words('A')],
  }))
  expect(html(text, 2).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4', '<h3'])
})

test('a list within a list belongs to the item before it', () => {
  const inner = { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [words('b')] }] }
  const list = {
    type: 'list',
    format: 'unordered',
    children: [{ type: 'list-item', children: [words('a')] }, inner],
  }
  expect(html([list as RichTextNode])).toContain('<ul><li>a<ol><li>b</li></ol></li></ul>')
})

test('T34: links elsewhere open a new tab without handing over where they came from', () => {
  const link = { type: 'link', url: 'https://example.com/', children: [words('there')] } as const
  const drawn = html([{ type: 'paragraph', children: [link] }])
  expect(drawn).toContain('href="https://example.com/" target="_blank" rel="noopener noreferrer"')
  expect(drawn).toContain('(opens in a new tab)')
})

test('links within the site stay in the tab, and a link without an address is only its words', () => {
  const inside = { type: 'link', url: '/terms', children: [words('terms')] } as const
  const nowhere = { type: 'link', url: '', children: [words('nowhere')] } as const
  expect(html([{ type: 'paragraph', children: [inside, nowhere] }])).toContain(
    '<p><a href="/terms">terms</a>nowhere</p>',
  )
})

test('nodes the model does not know are left out, the rest is drawn', () => {
  const strange = { type: 'iframe', children: [] } as unknown as RichTextNode
  expect(html([strange, { type: 'paragraph', children: [words('still here')] }])).toBe(
    '<div class="rich-text"><p>still here</p></div>',
  )
})

test('empty text draws nothing', () => {
  expect(html([])).toBe('')
})
