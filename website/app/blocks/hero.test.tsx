import { block } from '@beam/content/defaults/compose.ts'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const illustration = { illustration: 'token', alt: '' } as const

describe('hero', () => {
  test('has its picture on the left and the default color of the model', () => {
    expect(renderBlocks(block('hero', { picture: illustration }))).toMatch(
      /data-color="charcoal" data-picture="left"/,
    )
  })
  test.each(['Pink', 'Yellow', 'Teal', 'Charcoal'] as const)('can be %s', (backgroundColor) => {
    expect(renderBlocks(block('hero', { title: 'A', backgroundColor }))).toContain(
      `data-color="${backgroundColor.toLowerCase()}"`,
    )
  })
  test('loads its picture with high priority', () => {
    expect(renderBlocks(block('hero', { title: 'A', picture: illustration }))).toContain(
      'fetchPriority="high"',
    )
  })
})

test('above a form a hero is low, and phones do not load its picture', () => {
  const markup = renderBlocks([
    block('hero', { title: 'A', picture: illustration }),
    block('form', { formName: 'contact' }),
  ])
  expect(markup).toContain('hero-low')
  expect(markup).toContain('loading="lazy"')
})

test('lines of a heading break between its sentences', () => {
  expect(renderBlocks(block('hero', { title: 'One wallet. Two sides.' }))).toContain(
    '<span class="sentence">One wallet.</span> <span class="sentence">Two sides.</span>',
  )
})
