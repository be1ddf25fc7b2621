import { type MouseEvent, type Ref } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { OPENS_HERE } from './opens-here.ts'

interface ErrorSummaryProps {
  readonly form: FormDefinition
  readonly errors: Readonly<Record<string, string>>
  /** Moves to the field, wherever it stands. */
  readonly goTo: (field: string) => void
  readonly ref: Ref<HTMLElement>
}

/** What is wrong, in the order of the page, each line a link to its field. It takes the focus when a try fails. */
export function ErrorSummary({ form, errors, goTo, ref }: ErrorSummaryProps) {
  const wrong = Object.keys(form.fields).filter((name) => Object.hasOwn(errors, name))
  if (wrong.length === 0) return null

  function follow(event: MouseEvent, name: string) {
    event.preventDefault()
    goTo(name)
  }

  return (
    <section className="error-summary" ref={ref} aria-labelledby="error-title" {...OPENS_HERE}>
      <h2 id="error-title">There is a problem</h2>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => follow(event, name)}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
