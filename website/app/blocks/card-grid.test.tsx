import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const cards = [
  { title: 'Wallet', color: 'Pink' },
  { title: 'Token', color: 'Charcoal' },
] as const

test('a tinted bento has the layout of a bento, without its solid colors', () => {
  const bento = renderBlocks(block('card-grid', { variant: 'bento', cards }))
  const tinted = renderBlocks(block('card-grid', { variant: 'bento-tinted', cards }))
  expect(bento).toContain('card-filled')
  expect(tinted).toBe(bento.replaceAll(' card-filled', ''))
})

test('a grid says when all of its texts are brief', () => {
  expect(gridOf('Scan the code.', 'Hold your phone near the terminal.')).toContain('data-brief')
  expect(gridOf('Scan the code.', 'Hold your phone near the terminal, and wait.')).not.toContain('data-brief')
})

test('a grid with a title of two lines is not brief', () => {
  const long = [{ title: 'The people who review your code', text: 'Scan the code.' }]
  expect(renderBlocks(block('card-grid', { variant: 'tinted', cards: long }))).not.toContain('data-brief')
})

test('the label of a grid has the color of the page, or its own', () => {
  const label = { label: 'For stores', cards }
  expect(renderBlocks(block('card-grid', label))).toContain('<p class="label">For stores</p>')
  expect(renderBlocks(block('card-grid', { ...label, color: 'Teal' }))).toContain(
    '<p class="label" data-color="teal">For stores</p>',
  )
})

function gridOf(...texts: readonly string[]) {
  return renderBlocks(block('card-grid', { variant: 'tinted', cards: texts.map((text) => ({ text })) }))
}
