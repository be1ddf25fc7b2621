import { block } from '@beam/content/defaults/compose.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the back of a flip card is accessible without flipping it', () => {
  const card = {
    title: 'FAQs',
    back: parseMarkdown('Answers.'),
    linkText: 'Read',
    linkUrl: 'https://help.example/',
  }
  const markup = renderBlocks(block('flip-cards', { cards: [card] }))
  expect(markup).toContain('<p>Answers.</p>')
  expect(markup).toContain('href="https://help.example/" target="_blank"')
  expect(markup).toMatch(/<details class="flip-turn"><summary>.*Details<span class="visually-hidden">: FAQs/)
})
