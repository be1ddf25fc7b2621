import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

function textOf(values: Parameters<typeof block<'article'>>[1]): string {
  return renderBlocks(block('article', { title: 'News', ...values }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('an article says who wrote it, when, and how long it takes to read', () => {
  const text = textOf({ author: 'A. Writer', publishedOn: '2026-11-22', body: 'word '.repeat(700) })
  expect(text).toContain('By A. Writer November 22, 2026 3 min read')
})

test('an article without an author is by Beam Wallet', () => {
  expect(textOf({})).toContain('By Beam Wallet')
})

test('the numbers and the sources of an article are below its text', () => {
  const text = textOf({ body: 'The text.', numbers: '**5** stores', sources: 'A report.' })
  expect(text).toMatch(/The text\. 5 stores Sources A report\./)
  expect(textOf({ body: 'The text.' })).not.toContain('Sources')
})

test('the numbers of an article follow an introduction of two paragraphs', () => {
  const text = textOf({ body: 'A.\n\nB.\n\n### One\n\nC.', numbers: '**5** stores' })
  expect(text).toMatch(/A\. B\. 5 stores One C\./)
})

test('the picture in the text is below the first paragraph after the second heading', () => {
  const picture = { illustration: 'market-stall', alt: 'A stall' } as const
  const body = 'Intro.\n\n### One\n\nA.\n\n### Two\n\nB.\n\nC.'
  const markup = renderBlocks(block('article', { title: 'News', body, bodyPicture: picture }))
  expect(markup).toMatch(/B\.<\/p>.*alt="A stall".*C\./s)
  expect(renderBlocks(block('article', { title: 'News', body }))).not.toContain('<img')
  expect(renderBlocks(block('article', { title: 'News', body: 'A.', bodyPicture: picture }))).toContain(
    '<img',
  )
})
