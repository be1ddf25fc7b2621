import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** A form, selected by name, after what visitors should read first. A checklist is in one card with that text. */
export function FormBlock({ block, context, level }: BlockProps<'form'>) {
  const headingLevel = innerHeadingLevel(level, block.title)
  const hasChecklist = block.checklist.length > 0
  return (
    <section className="form-block block wrap" id="form">
      {(block.title || block.intro.length > 0) && (
        <div className="form-text">
          {block.title && <Heading level={level}>{block.title}</Heading>}
          <RichText text={block.intro} headingLevel={headingLevel} className="lead" />
        </div>
      )}
      {hasChecklist ? (
        <details className="form-checklist">
          <summary>
            <Heading level={headingLevel}>{block.checklistTitle || 'What you need'}</Heading>
            <span>More</span>
            <Icon name="chevron" />
          </summary>
          <RichText text={block.checklist} headingLevel={headingLevel} />
          <RichText text={block.aside} headingLevel={headingLevel} />
        </details>
      ) : (
        <RichText text={block.aside} headingLevel={headingLevel} className="form-aside" />
      )}
      <Picture
        picture={block.picture}
        sizes="(min-width: 66rem) min(31vw, 24rem), 10rem"
        className="form-picture"
      />
      <div className="form-sheet">{context.renderForm(block.formName)}</div>
    </section>
  )
}
