import { expect, it } from 'vitest'
import { plainText } from '../../model/rich-text.ts'
import { numberClauses } from './number-clauses.ts'

const first = { key: 'first', title: 'First', body: 'See {second-one}.' }
const second = { key: 'second-one', title: 'Second', body: 'See {first} and {second-one}.' }

it('puts the number of the clause in the place of its key', () => {
  expect(numberClauses('/terms', [first, second]).map(({ body }) => plainText(body))).toEqual([
    'See clause\u00a02.',
    'See clause\u00a01 and clause\u00a02.',
  ])
})

it('links to the place where the page shows that clause', () => {
  expect(numberClauses('/terms', [first, second])[0]?.body).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'See ' },
        { type: 'link', url: '/terms#clause-2', children: [{ type: 'text', text: 'clause\u00a02' }] },
        { type: 'text', text: '.' },
      ],
    },
  ])
})

it('keeps an article of a law and its number together', () => {
  const clause = { key: 'rights', title: 'Rights', body: 'To erase data (Article 17).' }
  expect(plainText(numberClauses('/terms', [clause])[0]?.body ?? [])).toBe('To erase data (Article\u00a017).')
})

it('follows a clause that moves', () => {
  expect(plainText(numberClauses('/terms', [second, first])[1]?.body ?? [])).toBe('See clause\u00a01.')
})

it('rejects a reference that leads nowhere', () => {
  expect(() => numberClauses('/terms', [first])).toThrow('No clause is called second-one')
})
