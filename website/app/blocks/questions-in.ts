import type { Block } from '@beam/content/model/blocks.ts'
import type { Question } from './accordion-item.tsx'

/** The questions of all accordions together; topics are none. */
export function questionsIn(blocks: readonly Block[]): readonly Question[] {
  return blocks.flatMap((block) =>
    block.block === 'accordion' && block.purpose === 'questions' ? block.items : [],
  )
}
