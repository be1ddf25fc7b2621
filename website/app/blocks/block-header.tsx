import type { RichText as RichTextDocument } from '@beam/content/model/rich-text.ts'
import type { ReactNode } from 'react'
import { Heading } from '../ui/heading.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { colorName } from './color-name.ts'

interface BlockHeaderProps {
  readonly title: string
  readonly level: 1 | 2
  readonly label?: string
  /** By default, the label has the color of the page. */
  readonly labelColor?: ReturnType<typeof colorName>
  readonly intro?: RichTextDocument
  /** What else belongs to the title. */
  readonly children?: ReactNode
}

/** Label, title and introduction of a block; nothing if all are empty. */
export function BlockHeader({ title, level, label = '', labelColor, intro, children }: BlockHeaderProps) {
  if (!title && !label && !intro?.length) return null
  return (
    <div className="block-header">
      <div>
        {label && (
          <p className="label" data-color={labelColor}>
            {label}
          </p>
        )}
        {title && <Heading level={level}>{title}</Heading>}
      </div>
      {intro && <RichText text={intro} headingLevel={innerHeadingLevel(level, title)} />}
      {children}
    </div>
  )
}

/** The level of headings inside a block, below that of its title. */
export function innerHeadingLevel(level: 1 | 2, title: string): 2 | 3 {
  return title && level === 2 ? 3 : 2
}
