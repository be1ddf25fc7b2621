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
  const grid = (...texts: readonly string[]) =>
    renderBlocks(block('card-grid', { variant: 'tinted', cards: texts.map((text) => ({ text })) }))
  expect(grid('Scan the code.', 'Hold your phone near the terminal.')).toContain('data-brief')
  expect(grid('Scan the code.', 'Hold your phone near the terminal, and check the amount.')).not.toContain(
    'data-brief',
  )
})
