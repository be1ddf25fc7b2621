import { type MouseEvent, type Ref } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { INITIAL_FOCUS } from './initial-focus.ts'

interface ErrorSummaryProps {
  readonly form: FormDefinition
  readonly errors: Readonly<Record<string, string>>
  /** Focuses the field. */
  readonly goTo: (field: string) => void
  readonly ref: Ref<HTMLElement>
}

/** The field errors in page order, each a link to its field. It takes the focus when a submission fails. */
export function ErrorSummary({ form, errors, goTo, ref }: ErrorSummaryProps) {
  const invalid = Object.keys(form.fields).filter((name) => Object.hasOwn(errors, name))
  if (invalid.length === 0) return null

  function follow(event: MouseEvent, name: string) {
    event.preventDefault()
    goTo(name)
  }

  return (
    <section className="error-summary" ref={ref} aria-labelledby="error-title" {...INITIAL_FOCUS}>
      <h2 id="error-title">{describeCount(invalid.length)}</h2>
      <ul>
        {invalid.map((name) => (
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

function describeCount(problems: number): string {
  return problems === 1 ? 'There is a problem' : `There are ${problems} problems`
}
