import { expect, it } from 'vitest'
import { namesOwnItems } from './names-own-items.ts'

const STORED = [
  { id: 1, documentId: 'a' },
  { id: 2, documentId: 'b' },
]
const A = { id: 1, documentId: 'a' }
const B = { id: 2, documentId: 'b' }
const OTHER = { id: 3, documentId: 'c' }

it.each([
  ['nothing', undefined],
  ['all of its items', [A, B]],
  ['some of them, without ids', [{ documentId: 'b' }]],
  ['one below another, and one that is removed', [{ ...A, items: [{ ...B, removed: true }] }]],
  ['new ones', [{}, { ...A, items: [{ documentId: '' }] }, { items: [B, {}] }]],
])('a menu may be given %s', (_name, items) => {
  expect(namesOwnItems(items, STORED)).toBe(true)
})

it.each([
  ['an item of another one', [A, OTHER]],
  ['one by its document alone', [{ documentId: 'c' }]],
  ['one by its id alone', [{ id: 3 }]],
  ['one that is removed', [{ ...OTHER, removed: true }]],
  ['one below its own', [{ ...A, items: [{ ...B, items: [OTHER] }] }]],
  ['one below a new one', [{ items: [OTHER] }]],
  ['the id of another one', [{ ...A, id: 3 }]],
  ['the id of another of its own', [{ ...A, id: 2 }]],
  ['the same twice', [A, { ...B, items: [A] }]],
  ['what is no id', [{ documentId: { a: 1 } }, { id: null }]],
])('T164: a menu may not be given %s', (_name, items) => {
  expect(namesOwnItems(items, STORED)).toBe(false)
})
