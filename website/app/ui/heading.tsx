import type { ReactNode } from 'react'
import { wholeWords } from './whole-words.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

interface HeadingProps {
  readonly level: HeadingLevel
  readonly children: ReactNode
  readonly className?: string
  readonly id?: string
}

/** A heading whose level depends on where it stands; the page's h1 can take the focus after a move. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag tabIndex={level === 1 ? -1 : undefined} {...rest}>
      {typeof children === 'string' ? wholeWords(children) : children}
    </Tag>
  )
}
