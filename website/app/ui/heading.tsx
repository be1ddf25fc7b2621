import type { ReactNode } from 'react'
import { renderList } from './render-list.ts'
import { keepTogether } from './keep-together.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

interface HeadingProps {
  readonly level: HeadingLevel
  readonly children: ReactNode
  readonly className?: string
  readonly id?: string
}

/** A heading of a variable level; the h1 can receive the focus after navigation. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag tabIndex={level === 1 ? -1 : undefined} {...rest}>
      {typeof children === 'string' ? bySentence(children) : children}
    </Tag>
  )
}

/** Lines break between sentences rather than within them. */
export function bySentence(text: string): ReactNode {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  if (sentences.length === 1) return keepTogether(text)
  return renderList(sentences, (sentence, index) => (
    <>
      {index > 0 && ' '}
      <span className="sentence">{keepTogether(sentence)}</span>
    </>
  ))
}
