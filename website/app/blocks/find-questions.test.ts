import { helpCenter } from '@beam/content/defaults/pages/help-center.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { describe, expect, it, test } from 'vitest'
import { findQuestions, queryOf } from './find-questions.ts'
import { questionsIn } from './questions-in.ts'

const question = (text: string, answer: string) => ({ question: text, answer: parseMarkdown(answer) })
const QUESTIONS = [
  question('How do I pay in a store?', 'By QR code, or at a café.'),
  question('How long does a refund take?', 'Five business days.'),
  question('Can I cancel a payment?', 'Ask the store for a **refund**.'),
]
const found = (query: string) => findQuestions(QUESTIONS, query).map((item) => QUESTIONS.indexOf(item))

describe('a search of questions', () => {
  it.each([
    ['refund', [1, 2]],
    ['Refunds', [1, 2]],
    ['paying', [0, 2]],
    ['  qr   CODE ', [0]],
    ['cafe', [0]],
    ['CAFÉ!', [0]],
    ['how do I cancel', [2]],
    ['store refund', [2]],
    ['fund', []],
    ['how', [0, 1]],
    ['...', []],
    ['', []],
    ['.*', []],
  ])('for %j finds %j', (query, indexes) => {
    expect(found(query)).toEqual(indexes)
  })
})

test('every question of the help center is found by its own text', () => {
  const questions = questionsIn(helpCenter.blocks)
  expect(questions.length).toBeGreaterThan(15)
  for (const item of questions) expect(findQuestions(questions, item.question)[0]).toBe(item)
})

test('a query comes from the address, and has an end', () => {
  expect(queryOf('?a=b&q=+refund+')).toBe('refund')
  expect(queryOf('?q=%ff')).toBe('\uFFFD')
  expect(queryOf(`?q=${'x'.repeat(5000)}`)).toHaveLength(100)
  expect(queryOf('')).toBe('')
})
