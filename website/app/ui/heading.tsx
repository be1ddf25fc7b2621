import type { ReactNode } from 'react'
import { preventHyphenBreaks } from './prevent-hyphen-breaks.tsx'

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
      {typeof children === 'string' ? preventHyphenBreaks(children) : children}
    </Tag>
  )
}
