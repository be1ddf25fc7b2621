import { block } from '@beam/content/defaults/compose.ts'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

describe('ranking', () => {
  const place = { title: '#5', documentText: 'Read it', documentUrl: 'https://list.example/list.pdf' }

  test('shows who published which list when, as far as it is filled in', () => {
    const markup = renderBlocks(block('ranking', { ...place, publisher: 'A Magazine', year: '2030' }))
    expect(markup).toContain('<dt>Published by</dt><dd>A Magazine</dd>')
    expect(markup).toContain('<dt>Year</dt><dd>2030</dd>')
    expect(markup).not.toMatch(/<dt>(?:List|Category)/)
    expect(markup).toContain('href="https://list.example/list.pdf"')
  })
  test('shows no empty list of sources', () => {
    expect(renderBlocks(block('ranking', place))).not.toContain('<dl')
  })
})
