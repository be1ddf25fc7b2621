import type { RichText as RichTextDocument, RichTextNode } from '@beam/content/model/rich-text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

function html(text: RichTextDocument, headingLevel?: 2 | 3): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={text} {...(headingLevel ? { headingLevel } : {})} />
    </MemoryRouter>,
  )
}

const textNode = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks }) as const

test('T46: markup in the text stays text', () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  expect(html([{ type: 'paragraph', children: [textNode(text)] }])).toBe(
    '<div class="rich-text"><p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p></div>',
  )
})

test('bold, italic, underline and strikethrough are rendered, also combined', () => {
  const all = { bold: true, italic: true, underline: true, strikethrough: true }
  expect(html([{ type: 'paragraph', children: [textNode('Beam', all)] }])).toContain(
    '<s><u><em><strong>Beam</strong></em></u></s></p>',
  )
})

test('a quote is one; a paragraph that is bold as a whole is not', () => {
  const children = [textNode('Beam', { bold: true })]
  expect(html([{ type: 'quote', children }])).toContain(
    '<blockquote><p><strong>Beam</strong></p></blockquote>',
  )
  expect(html([{ type: 'paragraph', children }])).not.toContain('quote')
})

test('headings start at the given level without gaps', () => {
  const text: RichTextDocument = [1, 4, 6, 4].map((level) => ({
    type: 'heading',
    level: level as 1 | 4 | 6,
    children: [textNode('A')],
  }))
  expect(html(text, 2).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4', '<h3'])
})

test('a nested list belongs to the previous item', () => {
  const inner = {
    type: 'list',
    format: 'ordered',
    children: [{ type: 'list-item', children: [textNode('b')] }],
  }
  const list = {
    type: 'list',
    format: 'unordered',
    children: [{ type: 'list-item', children: [textNode('a')] }, inner],
  }
  expect(html([list as RichTextNode])).toContain(
    '<ul class="list"><li>a<ol class="list"><li>b</li></ol></li></ul>',
  )
})

test.each([
  ['rows, where each item is one bold link', [linkTo(textNode('jobs', { bold: true }))], 'list links'],
  [
    'rows, also with a blank behind a link',
    [linkTo(textNode('jobs', { bold: true })), textNode(' ')],
    'list links',
  ],
  ['no rows, where a link is not bold', [linkTo(textNode('jobs'))], 'list'],
  [
    'no rows, where a link is part of a sentence',
    [textNode('See '), linkTo(textNode('jobs', { bold: true }))],
    'list',
  ],
] as const)('a list of links is %s', (_case, children, className) => {
  const list = { type: 'list', format: 'unordered', children: [{ type: 'list-item', children }] }
  expect(html([list as unknown as RichTextNode])).toContain(`<ul class="${className}">`)
})

test('a numbered list of links has its numbers', () => {
  const children = [{ type: 'list-item', children: [linkTo(textNode('jobs', { bold: true }))] }]
  const list = { type: 'list', format: 'ordered', children } as unknown as RichTextNode
  expect(html([list])).toContain('<ol class="list">')
})

function linkTo(...children: readonly object[]) {
  return { type: 'link', url: '/careers', children }
}

test('T34: external links open a new tab without referrer and opener', () => {
  const link = { type: 'link', url: 'https://example.com/', children: [textNode('there')] } as const
  const markup = html([{ type: 'paragraph', children: [link] }])
  expect(markup).toContain('href="https://example.com/" target="_blank" rel="noopener noreferrer"')
  expect(markup).toContain('(opens in a new tab)')
})

test('internal links stay in the tab, and a link without a URL is plain text', () => {
  const inside = { type: 'link', url: '/terms', children: [textNode('terms')] } as const
  const nowhere = { type: 'link', url: '', children: [textNode('nowhere')] } as const
  expect(html([{ type: 'paragraph', children: [inside, nowhere] }])).toContain(
    '<p><a href="/terms">terms</a>nowhere</p>',
  )
})

test('unknown nodes are omitted, the rest is rendered', () => {
  const strange = { type: 'iframe', children: [] } as unknown as RichTextNode
  expect(html([strange, { type: 'paragraph', children: [textNode('still here')] }])).toBe(
    '<div class="rich-text"><p>still here</p></div>',
  )
})

test('empty text renders nothing', () => {
  expect(html([])).toBe('')
})
