import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('figures have their source below them once it is filled in', () => {
  const figures = [{ value: '5', label: 'stores' }]
  expect(renderBlocks(block('statistics', { figures }))).not.toContain('figures-source')
  expect(renderBlocks(block('statistics', { figures, source: 'Counted in 2030' }))).toContain(
    '<p class="figures-source">Counted in 2030</p>',
  )
})

test('figures are tiles, unless a page has them in a row or on a panel', () => {
  const figures = [{ value: '5', label: 'stores' }]
  expect(renderBlocks(block('statistics', { figures }))).toContain('data-variant="tiles"')
  expect(renderBlocks(block('statistics', { figures, variant: 'row' }))).toContain('data-variant="row"')
  expect(renderBlocks(block('statistics', { figures, variant: 'panel' }))).toContain(
    'class="statistics block panel fill" data-variant="panel" data-color="charcoal"',
  )
})
