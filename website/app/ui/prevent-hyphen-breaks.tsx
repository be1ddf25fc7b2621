import type { ReactNode } from 'react'
import { renderList } from './render-list.ts'

/**
 * Text without line breaks between a single letter and its word, e.g. "E-commerce", or a word and its number, e.g.
 * "top-50".
 */
export function preventHyphenBreaks(text: string): ReactNode {
  const parts = text.split(HYPHENATED)
  return parts.length === 1
    ? text
    : renderList(parts, (part, index) => (index % 2 ? <span className="nowrap">{part}</span> : part))
}

const HYPHENATED = /(?<![\p{L}\p{N}.@-])(\p{L}-\p{L}+|\p{L}+-\p{N}+)/u
