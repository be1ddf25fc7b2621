import { block } from '@beam/content/defaults/compose.ts'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'

describe('video', () => {
  test('contains nothing from the video host', () => {
    expect(renderBlocks(block('video', { title: 'A', videoUrl: VIDEO }))).not.toMatch(
      /iframe|youtube-nocookie/,
    )
  })
  test('is a plain link if the address has no id of 11 characters', () => {
    const markup = renderBlocks(
      block('video', { title: 'A', videoUrl: 'https://www.youtube.com/watch?v=short' }),
    )
    expect(markup).toContain('href="https://www.youtube.com/watch?v=short"')
    expect(markup).not.toContain('data-video')
    expect(markup).toContain('Play video<span class="visually-hidden">: A (opens in a new tab)</span>')
  })
})
