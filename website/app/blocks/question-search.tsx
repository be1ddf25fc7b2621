import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { renderList } from '../ui/render-list.ts'
import type { BlockProps } from './block-props.ts'
import { MAX_QUERY_CHARACTERS, queryOf } from './find-questions.ts'
import { QuestionResults } from './question-results.tsx'
import type { QuestionTopic } from './questions-in.ts'

/**
 * Finds questions of the page's accordions: while a visitor types, and without scripts by a request with `?q=`, which
 * caches do not keep (page-key.ts).
 */
export function QuestionSearch({ block, context }: BlockProps<'question-search'>) {
  const asked = queryOf(useLocation().search)
  const [query, setQuery] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  // What was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  return (
    <section className="question-search block wrap" id="search">
      <search>
        <form action="#search" onSubmit={showResults}>
          <label htmlFor={id}>{block.label || 'Search the answers'}</label>
          <div className="question-field">
            <input
              ref={field}
              id={id}
              type="search"
              name="q"
              maxLength={MAX_QUERY_CHARACTERS}
              placeholder={block.hint || undefined}
              autoComplete="off"
              defaultValue={asked}
              onChange={({ target }) => setQuery(target.value)}
            />
            <Button type="submit">{block.buttonText || 'Search'}</Button>
          </div>
        </form>
      </search>
      <QuestionResults block={block} query={query} questions={context.questions ?? []} />
      <Topics topics={context.questionTopics ?? []} />
    </section>
  )
}

/** Links to the lists of questions, for those who do not search. */
function Topics({ topics }: { topics: readonly QuestionTopic[] }) {
  if (topics.length === 0) return null
  return (
    <nav className="question-topics" aria-label="Topics">
      {renderList(topics, ({ title, sectionId }) => (
        <a href={`#${sectionId}`}>{title}</a>
      ))}
    </nav>
  )
}

/** They are shown already. */
function showResults(event: FormEvent): void {
  event.preventDefault()
}
