import { describe, expect, it } from 'vitest'
import { imageAttributes, textOfFile, withAlternativeTexts } from './alternative-texts.ts'

it('an image has its alternative text beside it, under one of two names', () => {
  const media = { type: 'media' }
  const text = { type: 'string' }
  expect(imageAttributes({ attributes: { image: media, imageAlt: text, title: text } })).toEqual([
    { image: 'image', alt: 'imageAlt' },
  ])
  expect(imageAttributes({ attributes: { image: media, altText: text } })).toEqual([
    { image: 'image', alt: 'altText' },
  ])
  expect(imageAttributes({ attributes: { image: media, imageAltered: text } })).toEqual([])
})

it('the name of a file is no alternative text', () => {
  expect(textOfFile({ name: 'shop.png', alternativeText: ' A shop ' })).toBe('A shop')
  expect(textOfFile({ name: 'shop.png', alternativeText: 'shop.png' })).toBe('')
  expect(textOfFile({ name: 'shop.png', alternativeText: null })).toBe('')
})

const file = (fileId: number) => ({ fileId, name: 'a.png' })
const textOf = (fileId: number) => (fileId === 1 ? 'A shop' : '')

describe('a snapshot', () => {
  it('gets the texts of its files where it has none, at every level', () => {
    const snapshot = {
      title: 'News',
      shareImage: file(1),
      shareImageAlt: null,
      Content: [
        { __component: 'blocks.hero', image: file(1), imageAlt: '' },
        {
          __component: 'blocks.card-grid',
          cards: [
            { image: file(1), imageAlt: 'Its own' },
            { image: null, imageAlt: null },
          ],
        },
      ],
      Partner: [{ image: file(1), altText: null }],
    }
    expect(withAlternativeTexts(snapshot, textOf)).toEqual({
      ...snapshot,
      shareImageAlt: 'A shop',
      Content: [{ ...snapshot.Content[0], imageAlt: 'A shop' }, snapshot.Content[1]],
      Partner: [{ image: file(1), altText: 'A shop' }],
    })
  })

  it('stays the same object when no file has a text, or an older version had no place for it', () => {
    for (const snapshot of [{ image: file(2), imageAlt: null }, { image: file(1) }, null, 'text', [[]]])
      expect(withAlternativeTexts(snapshot, textOf)).toBe(snapshot)
  })
})
