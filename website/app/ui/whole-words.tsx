import type { ReactNode } from 'react'
import { each } from './each.ts'

/** Text in which no line ends behind a single letter and its hyphen, e.g. "E-commerce". */
export function wholeWords(text: string): ReactNode {
  const pieces = text.split(LETTER_AND_WORD)
  return pieces.length === 1
    ? text
    : each(pieces, (piece, place) => (place % 2 ? <span className="whole">{piece}</span> : piece))
}

const LETTER_AND_WORD = /(?<![\p{L}\p{N}.@-])(\p{L}-\p{L}+)/u
