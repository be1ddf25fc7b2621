import { expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

function paragraph(...children: unknown[]) {
  return { type: 'paragraph', children }
}
function text(value: string, marks: object = {}) {
  return { type: 'text', text: value, ...marks }
}
function item(...children: unknown[]) {
  return { type: 'list-item', children }
}

it('separates paragraphs at blank lines and joins the lines of each', () => {
  expect(parseMarkdown('One line\n   and its end.\n\n  Another.')).toEqual([
    paragraph(text('One line and its end.')),
    paragraph(text('Another.')),
  ])
})

it('returns an empty list for blank input', () => {
  expect(parseMarkdown(' \n\n ')).toEqual([])
})

it('parses headings by their number of #, and text right below them', () => {
  expect(parseMarkdown('### Cards\nUp to ten.')).toEqual([
    { type: 'heading', level: 3, children: [text('Cards')] },
    paragraph(text('Up to ten.')),
  ])
})

it('parses quotes, with lines that follow', () => {
  expect(parseMarkdown('> Points\nexpire.')).toEqual([{ type: 'quote', children: [text('Points expire.')] }])
})

it('parses both kinds of list, with items that span several lines', () => {
  expect(parseMarkdown('- Pay\n- Get\n  some back')).toEqual([
    { type: 'list', format: 'unordered', children: [item(text('Pay')), item(text('Get some back'))] },
  ])
  expect(parseMarkdown('1. Pay\n2. Get')).toEqual([
    { type: 'list', format: 'ordered', children: [item(text('Pay')), item(text('Get'))] },
  ])
})

it('parses text before a list as a paragraph', () => {
  expect(parseMarkdown('You need\n- a shop')).toEqual([
    paragraph(text('You need')),
    { type: 'list', format: 'unordered', children: [item(text('a shop'))] },
  ])
})

it('parses bold, italic and links within a line', () => {
  expect(parseMarkdown('A **bold** and *leaning* [link](/terms).')).toEqual([
    paragraph(
      text('A '),
      text('bold', { bold: true }),
      text(' and '),
      text('leaning', { italic: true }),
      text(' '),
      { type: 'link', url: '/terms', children: [text('link')] },
      text('.'),
    ),
  ])
})
