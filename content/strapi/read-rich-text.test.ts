import { expect, it } from 'vitest'
import { readRichText } from './read-rich-text.ts'

it('omits unknown nodes and the empty paragraph of an empty editor', () => {
  const image = { type: 'image', image: { url: 'http://169.254.169.254/' }, children: [text('')] }
  expect(
    readRichText([{ type: 'paragraph', children: [text('')] }, image, { type: 'html', html: '<b>' }]),
  ).toEqual([])
})

it('keeps quotes, and the text of code and unsafe links', () => {
  expect(
    readRichText([
      { type: 'quote', children: [text('Quoted')] },
      { type: 'code', children: [text('Typed')] },
      {
        type: 'paragraph',
        children: [{ type: 'link', url: 'data:text/html,x', children: [text('Press')] }],
      },
    ]),
  ).toEqual([
    { type: 'quote', children: [text('Quoted')] },
    { type: 'paragraph', children: [text('Typed')] },
    { type: 'paragraph', children: [text('Press')] },
  ])
})

it('omits the empty texts that editors leave around links and in them', () => {
  const link = { type: 'link', url: '/careers', children: [text(''), text('Jobs')] }
  const item = { type: 'list-item', children: [text(''), link, text('')] }
  expect(readRichText([{ type: 'list', format: 'unordered', children: [item] }])).toEqual([
    {
      type: 'list',
      format: 'unordered',
      children: [{ type: 'list-item', children: [{ ...link, children: [text('Jobs')] }] }],
    },
  ])
})

it('keeps markup as plain text', () => {
  expect(readRichText('<img src=x onerror=alert(1)>')).toEqual([
    { type: 'paragraph', children: [text('<img src=x onerror=alert(1)>')] },
  ])
})

it('truncates lists with 10 000 levels', () => {
  let node: unknown = { type: 'list', format: 'ordered', children: [] }
  for (let depth = 0; depth < 10_000; depth += 1) {
    const item = { type: 'list-item', children: [text('deep')] }
    node = { type: 'list', format: 'ordered', children: [item, node] }
  }
  expect(JSON.stringify(readRichText([node])).match(/list-item/g)).toHaveLength(6)
})

function text(value: string) {
  return { type: 'text', text: value }
}
