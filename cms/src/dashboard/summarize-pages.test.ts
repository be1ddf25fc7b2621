import { expect, it } from 'vitest'
import { summarizePages } from './summarize-pages.ts'

function version(documentId: string, updatedAt: string) {
  return { documentId, title: documentId.toUpperCase(), slug: documentId, updatedAt, editor: 'Ann' }
}

it('lists the pages changed last, and the drafts that wait for publishing', () => {
  const drafts = [
    version('new', '2026-01-03T00:00:00.000Z'),
    version('changed', '2026-01-02T00:00:01.000Z'),
    version('home', '2026-01-01T00:00:00.400Z'),
  ]
  const published = [
    version('changed', '2026-01-02T00:00:00.000Z'),
    version('home', '2026-01-01T00:00:00.000Z'),
  ]
  const { changes, drafts: waiting, ...counts } = summarizePages(drafts, published)
  expect(changes.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/new draft',
    '/changed modified',
    '/ published',
  ])
  expect(waiting.map(({ documentId }) => documentId)).toEqual(['new', 'changed'])
  expect(counts).toEqual({ draftCount: 2, publishedCount: 2 })
})

it('lists five at most, and counts all', () => {
  const drafts = Array.from({ length: 30 }, (_, index) =>
    version(`page-${index}`, '2026-01-03T00:00:00.000Z'),
  )
  const summary = summarizePages(drafts, [])
  expect(summary.changes).toHaveLength(5)
  expect(summary.drafts).toHaveLength(5)
  expect(summary.draftCount).toBe(30)
})
