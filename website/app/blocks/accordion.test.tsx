import { block, illustration } from '@beam/content/defaults/compose.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the first question is open, and all share one name, so that only one is open at a time', () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: parseMarkdown('Yes.') }))
  const markup = renderBlocks(block('accordion', { title: 'Questions', items }))
  expect(markup.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false, false])
  expect(new Set(markup.match(/name="[^"]*"/g)).size).toBe(1)
})

test('the picture is below the introduction, and is loaded when it is shown', () => {
  const values = { intro: 'All about it.', picture: illustration('pay-tap') }
  const markup = renderBlocks(block('accordion', { title: 'Questions', ...values }))
  expect(markup).toMatch(/All about it\.<\/p><\/div><img alt="" class="accordion-picture" loading="lazy"/)
  expect(renderBlocks(block('accordion', { picture: illustration('pay-tap') }))).not.toContain('<img')
})
