import { block } from '@beam/content/defaults/compose.ts'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'
const illustration = { illustration: 'token', alt: '' } as const

describe('section', () => {
  test('has left-aligned text and its picture on the right by default', () => {
    const markup = renderBlocks(block('section', { title: 'A', picture: illustration }))
    expect(markup).toMatch(/data-picture="right" data-variant="none" data-align="left" data-text="left"/)
  })
  test('has neither link nor play button without addresses', () => {
    expect(renderBlocks(block('section', { title: 'A', picture: illustration }))).not.toContain('<a')
  })
  test('as a card with dark text is tinted in its color, instead of a panel', () => {
    const card = { title: 'A', backgroundColor: 'Pink', customClassName: 'card' } as const
    expect(renderBlocks(block('section', { ...card, textColor: 'Dark' }))).toContain(
      '<section class="section block" data-color="pink"',
    )
    expect(renderBlocks(block('section', card))).toContain('<section class="section block panel fill beamed"')
  })
  test('has a link and a play button over the picture with addresses', () => {
    const markup = renderBlocks(
      block('section', { picture: illustration, actionText: 'More', actionLink: '/more', videoUrl: VIDEO }),
    )
    expect(markup).toContain('href="/more"')
    expect(markup).toContain(
      `href="${VIDEO}" target="_blank" rel="noopener noreferrer" data-video="abcdefghijk"`,
    )
  })
})
