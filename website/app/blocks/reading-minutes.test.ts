import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

function textOfLength(count: number) {
  return parseMarkdown(`### Heading\n\n${'word '.repeat(count)}`)
}

it('rounds to full minutes', () => {
  expect(readingMinutes(textOfLength(600))).toBe(3)
  expect(readingMinutes(textOfLength(1150))).toBe(5)
})

it('is never less than a minute', () => {
  expect(readingMinutes(textOfLength(3))).toBe(1)
  expect(readingMinutes([])).toBe(1)
})
