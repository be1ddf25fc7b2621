import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'

export type Question = BlockNamed<'accordion'>['items'][number]

interface AccordionItemProps extends Question {
  /** Of items with the same group, one is open at a time. */
  readonly group: string
  readonly level: 2 | 3
  readonly open: boolean
}

/** A question that shows its answer when pressed. */
export function AccordionItem({ question, answer, group, level, open }: AccordionItemProps) {
  return (
    <details name={group} open={open}>
      <summary>
        <Heading level={level}>{question}</Heading>
        <Icon name="plus" size={24} />
      </summary>
      <RichText text={answer} headingLevel={4} />
    </details>
  )
}
