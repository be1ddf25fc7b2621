import { Heading } from '../ui/heading.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** Rich text: narrow beside its title, or wide below it. */
export function RichTextBlock({ block, level }: BlockProps<'rich-text'>) {
  return (
    <section className="prose block wrap" id={block.sectionId || undefined} data-width={block.width}>
      {block.title && <Heading level={level}>{block.title}</Heading>}
      <RichText text={block.body} headingLevel={innerHeadingLevel(level, block.title)} />
    </section>
  )
}
