import { expect, test } from 'vitest'
import { splitTags } from './split-tags.ts'

test('tags in letters of several bytes are split into messages that PostgreSQL accepts', () => {
  const tags = Array.from({ length: 200 }, (_, index) => `page:${'\u65b0'.repeat(200)}-${index}`)
  const batches = splitTags(tags)
  expect(batches.flat()).toEqual(tags)
  for (const batch of batches)
    expect(Buffer.byteLength(JSON.stringify({ from: 'x'.repeat(36), tags: batch }))).toBeLessThan(8_000)
})

test('a few tags are one message, and none are no message', () => {
  expect(splitTags(['pages', 'page:news'])).toEqual([['pages', 'page:news']])
  expect(splitTags([])).toEqual([])
})
