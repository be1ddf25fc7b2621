import type { Block } from '@beam/content/model/blocks.ts'
import type { Question } from './accordion-item.tsx'

/** The questions of all accordions whose purpose is questions. */
export function questionsIn(blocks: readonly Block[]): readonly Question[] {
  return questionLists(blocks).flatMap(({ items }) => items)
}

/** A list of questions, and its anchor. */
export interface QuestionTopic {
  readonly title: string
  readonly sectionId: string
}

/** The lists of questions that a link can lead to. */
export function questionTopicsIn(blocks: readonly Block[]): readonly QuestionTopic[] {
  return questionLists(blocks).filter(({ title, sectionId }) => title && sectionId)
}

function questionLists(blocks: readonly Block[]) {
  return blocks
    .filter((block) => block.block === 'accordion')
    .filter(({ purpose }) => purpose === 'questions')
}
