import { expect, it } from 'vitest'
import { uploadNameOf, uploadType } from './upload-name.ts'

it.each([
  ['/uploads/hero_0123456789.png', 'hero_0123456789.png'],
  ['/uploads/thumbnail_a-b.webp', 'thumbnail_a-b.webp'],
  ['/uploads/', null],
  ['/uploads/../secrets.json', null],
  ['/uploads/.hidden', null],
  ['/uploads/folder/name.png', null],
  ['/uploads/%2e%2e', null],
  ['/api/uploads/name.png', null],
])('T138: %s names the object %s', (address, name) => {
  expect(uploadNameOf(address)).toBe(name)
})

it('T138: only images are served as what a browser shows', () => {
  expect(uploadType('a.PNG')).toBe('image/png')
  expect(uploadType('a.jpeg')).toBe('image/jpeg')
  for (const name of ['a.html', 'a.svg', 'a']) expect(uploadType(name)).toBe('application/octet-stream')
})
