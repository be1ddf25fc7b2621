import { expect, it } from 'vitest'
import { withoutComponentIds } from './without-component-ids.ts'

it('components lose their row numbers at every level, files keep theirs', () => {
  const image = {
    id: 5,
    documentId: 'f',
    name: 'photo.png',
    mime: 'image/png',
    formats: { small: { url: '/s' } },
  }
  const block = {
    id: 3,
    __component: 'blocks.hero',
    title: 'Hello',
    image,
    cards: [{ id: 9, title: 'A', tags: null }],
  }
  expect(withoutComponentIds({ title: 'News', Content: [block] })).toEqual({
    title: 'News',
    Content: [{ __component: 'blocks.hero', title: 'Hello', image, cards: [{ title: 'A', tags: null }] }],
  })
})
