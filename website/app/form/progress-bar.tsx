import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

interface ProgressBarProps {
  readonly form: FormDefinition
  /** For each section, whether it is complete; null while nothing is answered, and without JavaScript. */
  readonly completed: readonly boolean[] | null
  readonly reviewing: boolean
}

/** The progress of a guided form: as text, and as a bar. */
export function ProgressBar({ form, completed, reviewing }: ProgressBarProps) {
  return (
    <div className="progress">
      <p id="form-progress">{describeProgress(form, completed, reviewing)}</p>
      <div className="progress-bar" aria-hidden="true">
        {form.sections.map(({ title }, index) => (
          <span key={title} data-done={reviewing || completed?.[index] || undefined} />
        ))}
      </div>
    </div>
  )
}

function describeProgress(
  form: FormDefinition,
  completed: ProgressBarProps['completed'],
  reviewing: boolean,
): string {
  if (reviewing) return 'Last step'
  const count = form.sections.length
  return completed ? `${completed.filter(Boolean).length} of ${count} sections done` : `${count} sections`
}
