import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the calculator shows its example before and without scripts', () => {
  const markup = renderBlocks(block('cashback-calculator', { title: 'Cashback', note: 'An example.' }))
  expect(markup).toContain('You get back <strong>45\u00a0€</strong>')
  expect(markup).toContain('brings in <strong>1,700\u00a0€</strong>')
  expect(markup.match(/<tr><th scope="row">\d+%<\/th><td>[\d,]+\u00a0€<\/td><\/tr>/g)).toHaveLength(10)
  expect(markup).toContain('An example.')
  expect(renderBlocks(block('cashback-calculator', { title: 'Cashback', audience: 'stores' }))).not.toContain(
    'You get back',
  )
})
