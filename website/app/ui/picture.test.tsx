import { ILLUSTRATION_SIZES } from '@beam/content/model/illustrations.ts'
import type { Photo } from '@beam/content/model/picture.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const photo: Photo = {
  url: 'https://media.example/big.jpg',
  alt: 'A till',
  width: 1600,
  height: 900,
  sizes: [
    { url: 'https://media.example/small.jpg', width: 500 },
    { url: 'https://media.example/medium 2.jpg', width: 1000 },
  ],
}

test('an illustration has width and height, and loads lazily', () => {
  const [width, height] = ILLUSTRATION_SIZES['wallet-home']
  expect(renderToStaticMarkup(<Picture picture={{ illustration: 'wallet-home', alt: 'A wallet' }} />)).toBe(
    `<img alt="A wallet" loading="lazy" decoding="async" src="/art/wallet-home.svg" width="${width}" height="${height}"/>`,
  )
})

test('the lead picture loads eagerly with high priority', () => {
  const html = renderToStaticMarkup(<Picture picture={{ illustration: 'token', alt: '' }} lead />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
  expect(html).toContain('alt=""')
})

test('a photo has a srcset of its smaller versions and itself', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} sizes="50vw" />)
  expect(html).toContain(
    'srcSet="https://media.example/small.jpg 500w, https://media.example/medium%202.jpg 1000w, https://media.example/big.jpg 1600w"',
  )
  expect(html).toContain('sizes="50vw"')
  expect(html).toContain('width="1600" height="900"')
})

test('a photo may have no smaller versions, and a picture may be null', () => {
  expect(renderToStaticMarkup(<Picture picture={{ ...photo, sizes: [] }} />)).not.toContain('srcSet')
  expect(renderToStaticMarkup(<Picture picture={null} />)).toBe('')
})
