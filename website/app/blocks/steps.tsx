import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { below, Opening } from './opening.tsx'

/** What happens, in order: a coin with the number of each step, on one beam. */
export function Steps({ block, level }: BlockProps<'steps'>) {
  return (
    <section className="steps block wrap">
      <Opening title={block.title} level={level} intro={block.intro} />
      <ol className="step-list">
        {each(block.steps, (step) => (
          <li className="step">
            <Picture picture={step.picture} className="step-picture" />
            <div className="step-words">
              <Heading level={below(level, block.title)}>{step.title}</Heading>
              <RichText text={step.text} headingLevel={4} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
