import { Heading } from '../ui/heading.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { below } from './opening.tsx'

/** A form, found by its name, with words beside it. */
export function FormBlock({ block, context, level }: BlockProps<'form'>) {
  const wordsLevel = below(level, block.title)
  return (
    <section className="form-block block wrap" id="form">
      <div className="form-words">
        {block.title && <Heading level={level}>{block.title}</Heading>}
        <RichText text={block.intro} headingLevel={wordsLevel} className="lead" />
      </div>
      <div className="form-sheet">{context.renderForm(block.formName)}</div>
      <RichText text={block.aside} headingLevel={wordsLevel} className="form-aside" />
    </section>
  )
}
