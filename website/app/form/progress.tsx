import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

interface ProgressProps {
  readonly form: FormDefinition
  /** For each section, whether it is complete; null while nothing is answered, and without JavaScript. */
  readonly completed: readonly boolean[] | null
  readonly reviewing: boolean
}

/** The progress of a guided form: as text, and as a list of its sections, which screen readers read further below. */
export function Progress({ form, completed, reviewing }: ProgressProps) {
  const isDone = (index: number) => reviewing || completed?.[index] === true
  return (
    <div className="progress">
      <p>{describeProgress(form, completed, reviewing)}</p>
      <ol aria-hidden="true">
        {form.sections.map(({ title }, index) => (
          <li key={title} data-done={isDone(index) || undefined}>
            {isDone(index) && <FormIcon name="done" />}
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}

function describeProgress(
  form: FormDefinition,
  completed: ProgressProps['completed'],
  reviewing: boolean,
): string {
  if (reviewing) return 'Last step'
  const count = form.sections.length
  return completed ? `${completed.filter(Boolean).length} of ${count} sections done` : `${count} sections`
}
