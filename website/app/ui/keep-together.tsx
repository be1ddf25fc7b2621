import type { ReactNode } from 'react'
import { renderList } from './render-list.ts'

/**
 * Text without line breaks within short compounds, e.g. "E-commerce" and "one-time", between a word and its number,
 * e.g. "top-50", an amount and its sign, e.g. "75 €", or the ends of a range, e.g. "10% to 50%".
 */
export function keepTogether(text: string): ReactNode {
  const parts = text.replaceAll(AMOUNT, '$1\u00a0€').split(TOGETHER)
  return parts.length === 1
    ? parts[0]
    : renderList(parts, (part, index) => (index % 2 ? <span className="nowrap">{part}</span> : part))
}

const TOGETHER = /(?<![\p{L}\p{N}.@-])(\p{L}{1,3}-\p{L}+|\p{L}+-\p{N}+|\d+% to \d+%)/u
const AMOUNT = /(\d) €/g
