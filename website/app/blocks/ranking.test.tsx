import { block } from '@beam/content/defaults/compose.ts'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

describe('ranking', () => {
  const place = { title: '#5', documentText: 'Read it', documentUrl: 'https://list.example/list.pdf' }

  test('shows who published which list when, as far as it is filled in', () => {
    const markup = renderBlocks(
      block('ranking', { ...place, publisher: 'A Magazine', list: 'Wallets', year: '2030' }),
    )
    expect(markup).toContain('>Wallets, 2030</p><p>Published by: A Magazine</p>')
    expect(markup).not.toContain('Category')
    expect(markup).toContain('href="https://list.example/list.pdf"')
  })
  test('shows no empty source', () => {
    expect(renderBlocks(block('ranking', place))).not.toContain('ranking-source')
  })
})
