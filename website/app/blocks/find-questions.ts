import { plainText } from '@beam/content/model/rich-text.ts'
import type { Question } from './accordion-item.tsx'

/** Longer ones find nothing more, and are part of the page that is sent. */
export const MAX_QUERY_CHARACTERS = 100

/** The query in a URL's search, as the search's form sends it; '' if there is none. */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_QUERY_CHARACTERS)
}

/** Questions that contain every word of the query, or words that begin with it; first those with all in the question. */
export function findQuestions(questions: readonly Question[], query: string): readonly Question[] {
  const terms = searchedWords(query)
  if (terms.length === 0) return []
  const hasAll = (text: string) => terms.every((term) => ` ${text}`.includes(` ${term}`))
  const inQuestion = questions.filter(({ question }) => hasAll(comparable(question)))
  const inAnswer = questions.filter(
    (item) => !inQuestion.includes(item) && hasAll(comparable(`${item.question} ${plainText(item.answer)}`)),
  )
  return [...inQuestion, ...inAnswer]
}

/** Words that nearly every question has; without any other, they are what is searched. */
const COMMON =
  /^(?:a|an|and|are|be|can|could|did|do|does|for|from|get|has|have|how|i|if|in|is|it|me|my|not|of|on|or|our|the|there|to|us|was|we|what|when|where|which|who|why|will|with|you|your)$/

function searchedWords(query: string): readonly string[] {
  const terms = comparable(query).split(' ').filter(Boolean)
  const telling = terms.filter((word) => !COMMON.test(word))
  return (telling.length > 0 ? telling : terms).map(withoutEnding)
}

/** The beginning that forms of a word share: "refunds" also finds "refund", "paying" also finds "pay". */
function withoutEnding(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ing|ed|es|s)$/, '')
}

/** Lowercase words without accents or punctuation. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
