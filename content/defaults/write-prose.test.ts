import { expect, it } from 'vitest'
import { writeProse } from './write-prose.ts'

function paragraph(...children: unknown[]) {
  return { type: 'paragraph', children }
}
function words(text: string, marks: object = {}) {
  return { type: 'text', text, ...marks }
}
function item(...children: unknown[]) {
  return { type: 'list-item', children }
}

it('parts paragraphs at blank lines and joins the lines of one', () => {
  expect(writeProse('One line\n   and its end.\n\n  Another.')).toEqual([
    paragraph(words('One line and its end.')),
    paragraph(words('Another.')),
  ])
})

it('says nothing for nothing', () => {
  expect(writeProse(' \n\n ')).toEqual([])
})

it('reads headings by their number of marks, and text right below them', () => {
  expect(writeProse('### Cards\nUp to ten.')).toEqual([
    { type: 'heading', level: 3, children: [words('Cards')] },
    paragraph(words('Up to ten.')),
  ])
})

it('reads both kinds of list, with items that run over several lines', () => {
  expect(writeProse('- Pay\n- Get\n  some back')).toEqual([
    { type: 'list', format: 'unordered', children: [item(words('Pay')), item(words('Get some back'))] },
  ])
  expect(writeProse('1. Pay\n2. Get')).toEqual([
    { type: 'list', format: 'ordered', children: [item(words('Pay')), item(words('Get'))] },
  ])
})

it('keeps the words that introduce a list as a paragraph', () => {
  expect(writeProse('You need\n- a shop')).toEqual([
    paragraph(words('You need')),
    { type: 'list', format: 'unordered', children: [item(words('a shop'))] },
  ])
})

it('reads bold, italic and links within a line', () => {
  expect(writeProse('A **bold** and *leaning* [link](/terms).')).toEqual([
    paragraph(
      words('A '),
      words('bold', { bold: true }),
      words(' and '),
      words('leaning', { italic: true }),
      words(' '),
      { type: 'link', url: '/terms', children: [words('link')] },
      words('.'),
    ),
  ])
})
