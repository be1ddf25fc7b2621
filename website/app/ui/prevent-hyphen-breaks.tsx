import type { ReactNode } from 'react'
import { each } from './each.ts'

/** Text without line breaks after a single letter and its hyphen, e.g. "E-commerce". */
export function preventHyphenBreaks(text: string): ReactNode {
  const pieces = text.split(LETTER_AND_WORD)
  return pieces.length === 1
    ? text
    : each(pieces, (piece, index) => (index % 2 ? <span className="nowrap">{piece}</span> : piece))
}

const LETTER_AND_WORD = /(?<![\p{L}\p{N}.@-])(\p{L}-\p{L}+)/u
