import type { ReactNode } from 'react'
import { renderList } from './render-list.ts'

/** Text without line breaks after a single letter and its hyphen, e.g. "E-commerce". */
export function preventHyphenBreaks(text: string): ReactNode {
  const parts = text.split(LETTER_AND_WORD)
  return parts.length === 1
    ? text
    : renderList(parts, (part, index) => (index % 2 ? <span className="nowrap">{part}</span> : part))
}

const LETTER_AND_WORD = /(?<![\p{L}\p{N}.@-])(\p{L}-\p{L}+)/u
