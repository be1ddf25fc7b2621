import type { RichText as Prose } from '@beam/content/model/rich-text.ts'
import { Heading } from '../ui/heading.tsx'
import { RichText } from '../ui/rich-text.tsx'

interface OpeningProps {
  readonly title: string
  readonly level: 1 | 2
  readonly label?: string
  readonly intro?: Prose
}

/** The words that open a block; nothing when there are none. */
export function Opening({ title, level, label = '', intro }: OpeningProps) {
  if (!title && !label && !intro?.length) return null
  return (
    <div className="opening">
      <div>
        {label && <p className="label">{label}</p>}
        {title && <Heading level={level}>{title}</Heading>}
      </div>
      {intro && <RichText text={intro} headingLevel={below(level, title)} />}
    </div>
  )
}

/** The level of the headings inside a block. */
export function below(level: 1 | 2, title: string): 2 | 3 {
  return title && level === 2 ? 3 : 2
}
