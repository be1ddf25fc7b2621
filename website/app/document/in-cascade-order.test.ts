import { expect, test } from 'vitest'
import { inCascadeOrder } from './in-cascade-order.ts'

test('the folders follow one another, tokens and base first', () => {
  const paths = [
    '../blocks/accordion.css',
    '../form/choices.css',
    '../layout/frame.css',
    '../ui/button.css',
    '../ui/base.css',
    '../ui/tokens.css',
  ]
  expect(inCascadeOrder(paths)).toEqual(paths.toReversed())
})

test('a sheet comes before those that begin with its name, and may override it', () => {
  const paths = ['../blocks/article-wide.css', '../blocks/article.css', '../blocks/article-end.css']
  expect(inCascadeOrder(paths)).toEqual([
    '../blocks/article.css',
    '../blocks/article-end.css',
    '../blocks/article-wide.css',
  ])
})
