import type { ReactNode } from 'react'
import { renderList } from './render-list.ts'

/**
 * Text without line breaks between a single letter and its word, e.g. "E-commerce", a word and its number, e.g.
 * "top-50", or an amount and its sign, e.g. "75 €".
 */
export function keepTogether(text: string): ReactNode {
  const parts = text.replaceAll(AMOUNT, '$1\u00a0€').split(HYPHENATED)
  return parts.length === 1
    ? parts[0]
    : renderList(parts, (part, index) => (index % 2 ? <span className="nowrap">{part}</span> : part))
}

const HYPHENATED = /(?<![\p{L}\p{N}.@-])(\p{L}-\p{L}+|\p{L}+-\p{N}+)/u
const AMOUNT = /(\d) €/g
