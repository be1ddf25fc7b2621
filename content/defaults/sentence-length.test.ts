import { expect, it } from 'vitest'
import { documentText } from '../testing/document-text.ts'
import { ALL_PAGES } from './all-pages.ts'
import { DEFAULT_FOOTER } from './footer.ts'

/** See docs/voice.md. */
const MAX_WORDS = 30

it.each(ALL_PAGES)('$slug has sentences of 30 words at most', (page) => {
  expect(longSentences(page)).toEqual([])
})

it('the footer has sentences of 30 words at most', () => {
  expect(longSentences(DEFAULT_FOOTER)).toEqual([])
})

it('finds a long sentence', () => {
  const sentence = `${'word '.repeat(MAX_WORDS)}end.`
  expect(longSentences({ title: 'A title', text: `It is short. ${sentence}` })).toEqual([sentence])
})

function longSentences(value: unknown): string[] {
  return documentText(value)
    .split(/(?<=[.?!])\s+|\n/)
    .filter((sentence) => sentence.trim().split(/\s+/).length > MAX_WORDS)
}
