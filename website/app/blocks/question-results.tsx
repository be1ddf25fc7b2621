import { useId } from 'react'
import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { RichText } from '../ui/rich-text.tsx'
import { AccordionItem, type Question } from './accordion-item.tsx'
import { findQuestions } from './find-questions.ts'

interface QuestionResultsProps {
  readonly block: BlockNamed<'question-search'>
  readonly query: string
  readonly questions: readonly Question[]
}

/** The questions that were found. Their number is announced; its place is there before it is filled. */
export function QuestionResults({ block, query, questions }: QuestionResultsProps) {
  const group = useId()
  const found = findQuestions(questions, query)
  const isAsked = query.trim() !== ''
  return (
    <>
      <output className="question-status">
        {isAsked && `${block.resultsText || 'Answers found'}: ${found.length}`}
      </output>
      {isAsked && found.length === 0 && <RichText text={block.emptyText} />}
      {found.length > 0 && (
        <div className="accordion">
          {renderList(found, (item) => (
            <AccordionItem {...item} group={group} level={2} open={found.length === 1} />
          ))}
        </div>
      )}
    </>
  )
}
