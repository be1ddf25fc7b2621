import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Numbered steps connected by a beam. */
export function Steps({ block, level }: BlockProps<'steps'>) {
  return (
    <section className="steps block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ol className="step-list">
        {renderList(block.steps, (step) => (
          <li className="step">
            <Picture
              picture={step.picture}
              sizes="(min-width: 40rem) and (max-width: 59.99rem) 14rem, 16rem"
              className="step-picture"
            />
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
