import { expect, it } from 'vitest'
import { withFiles } from './with-files.ts'

it('a version refers to its files at every level; deleted ones are missing', () => {
  const files = new Map([[1, { id: 1, url: '/uploads/a.png' }]])
  const [kept, deleted] = [1, 2].map((fileId) => ({ fileId, name: 'a.png' }))
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }]
  const Content = [{ __component: 'blocks.hero', image: kept, body, cards: [{ image: deleted }], count: 2 }]
  expect(withFiles({ title: 'News', shareImage: null, Content }, files)).toEqual({
    title: 'News',
    shareImage: null,
    Content: [{ __component: 'blocks.hero', image: files.get(1), body, cards: [{ image: null }], count: 2 }],
  })
})
