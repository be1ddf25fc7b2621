import { useId } from 'react'
import { Picture } from '../ui/picture.tsx'
import { renderList } from '../ui/render-list.ts'
import { AccordionItem } from './accordion-item.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/**
 * Questions and answers. One item is open at a time, initially the first if `firstOpen` is set; a second press closes
 * it.
 */
export function Accordion({ block, level }: BlockProps<'accordion'>) {
  const group = useId()
  const questionLevel = innerHeadingLevel(level, block.title)
  return (
    <section className="accordion block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro}>
        <Picture
          picture={block.picture}
          sizes="(max-width: 59.99rem) clamp(7.5rem, 20vw, 11rem), 22rem"
          className="accordion-picture"
        />
      </BlockHeader>
      <div className="accordion-items">
        {renderList(block.items, (item, index) => (
          <AccordionItem
            {...item}
            group={group}
            level={questionLevel}
            open={block.firstOpen && index === 0}
          />
        ))}
      </div>
    </section>
  )
}
