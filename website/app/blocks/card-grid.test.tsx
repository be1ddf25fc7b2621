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
