import { useId } from 'react'
import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { below, Opening } from './opening.tsx'

/** Questions and answers: one is open at a time, at the start the first where the block says so; pressing the open one closes it. */
export function Accordion({ block, level }: BlockProps<'accordion'>) {
  const group = useId()
  const questionLevel = below(level, block.title)
  return (
    <section className="accordion block wrap" id={block.sectionId || undefined}>
      <Opening title={block.title} level={level} intro={block.intro} />
      <div className="accordion-items">
        {each(block.items, ({ question, answer }, place) => (
          <details name={group} open={block.firstOpen && place === 0}>
            <summary>
              <Heading level={questionLevel}>{question}</Heading>
              <Icon name="plus" size={24} />
            </summary>
            <RichText text={answer} headingLevel={4} />
          </details>
        ))}
      </div>
    </section>
  )
}
