import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Numbered steps connected by a beam. */
export function Steps({ block, level }: BlockProps<'steps'>) {
  const compact = block.variant === 'compact'
  const sizes = pictureSizes(block.steps.length, compact)
  return (
    <section
      className={compact ? 'steps steps-compact block wrap' : 'steps block wrap'}
      id={block.sectionId || undefined}
    >
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ol className="step-list">
        {renderList(block.steps, (step) => (
          <li className="step">
            <Picture picture={step.picture} sizes={sizes} className="step-picture" />
            <div className="step-text">
              <Heading level={innerHeadingLevel(level, block.title)}>{step.title}</Heading>
              <RichText text={step.text} headingLevel={4} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For the HTML attribute `sizes`; see steps.css and steps-compact.css. */
function pictureSizes(count: number, compact: boolean): string {
  const onPhones = compact ? '8.5rem' : 'calc(96vw - 5.75rem)'
  const column = count > 3 ? '17.25rem' : count > 2 ? 'min(30vw, 24rem)' : '26rem'
  return `(max-width: 39.99rem) ${onPhones}, (max-width: 59.99rem) min(34vw, 16rem), ${column}`
}
