import { expect, it } from 'vitest'
import { readPicture } from './read-picture.ts'

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'https://evil.example/x.png',
  'http://169.254.169.254/latest',
  'https://media.example@evil.example/x.png',
  'https://user:password@media.example/x.png',
  '',
  7,
  null,
])('a picture with the URL %j is omitted', (url) => {
  expect(readFrom({ image: { url, width: 1, height: 1 } })).toBeNull()
})

it('a picture without a valid image is its illustration, if that name exists', () => {
  expect(readFrom({ image: { url: '//evil.example' }, illustration: 'token', imageAlt: 'A coin' })).toEqual({
    illustration: 'token',
    alt: 'A coin',
  })
  expect(readFrom({ illustration: 'constructor' })).toBeNull()
  expect(readFrom({ illustration: 'new-door', imageAlt: '' })).toEqual({
    illustration: 'idea-board',
    alt: '',
  })
})

it('a picture always has a size', () => {
  expect(readFrom({ image: { url: '/uploads/a.svg', width: null, height: -4 } })).toMatchObject({
    width: 1200,
    height: 800,
  })
})

it('the alternative text is that beside the picture, not that of the file', () => {
  const image = { url: '/uploads/a.png', name: 'a.png', alternativeText: 'In the library' }
  expect(readFrom({ image })).toMatchObject({ alt: '' })
  expect(readFrom({ image, imageAlt: ' A shop ' })).toMatchObject({ alt: 'A shop' })
})

const CENTER = { x: 50, y: 50 }

it.each([
  [
    { x: 20, y: 80.5 },
    { x: 20, y: 80.5 },
  ],
  [{ x: -1, y: 50 }, CENTER],
  [{ x: '20', y: 30 }, CENTER],
  [{ x: Number.NaN, y: 30 }, CENTER],
  [{ x: 20 }, CENTER],
  ['left', CENTER],
  [null, CENTER],
])('the focal point %j is read as %j', (focalPoint, focus) => {
  expect(readFrom({ image: { url: '/uploads/a.png', focalPoint } })).toMatchObject({ focus })
})

it('the revision of an image changes with its file', () => {
  const updatedAt = '2026-01-01T00:00:00.000Z'
  expect(readFrom({ image: { url: '/uploads/a.png', updatedAt } })).toMatchObject({ revision: updatedAt })
  expect(readFrom({ image: { url: '/uploads/a.png', updatedAt: `<${'9'.repeat(99)}` } })).toMatchObject({
    revision: '9'.repeat(40),
  })
})

function readFrom(entry: Readonly<Record<string, unknown>>) {
  const attributes = { image: 'image', alt: 'imageAlt', illustration: 'illustration' }
  return readPicture(entry, attributes, 'https://media.example')
}
