import { expect, it } from 'vitest'
import { comparablePath } from './comparable-path.ts'

it.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/cafe%CC%81/', '/café'],
  ['/News', '/News'],
  ['/100%', '/100%'],
])('%j is compared as %j', (path, comparable) => {
  expect(comparablePath(path)).toBe(comparable)
})
