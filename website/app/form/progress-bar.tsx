import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

interface ProgressBarProps {
  readonly form: FormDefinition
  /** Which sections are done; null while nothing is answered, and without JavaScript. */
  readonly done: readonly boolean[] | null
  readonly reviewing: boolean
}

/** How far one is, in words, with a calm bar. */
export function ProgressBar({ form, done, reviewing }: ProgressBarProps) {
  return (
    <div className="progress">
      <p id="form-progress">{inWords(form, done, reviewing)}</p>
      <div className="progress-bar" aria-hidden="true">
        {form.sections.map(({ title }, place) => (
          <span key={title} data-done={reviewing || done?.[place] || undefined} />
        ))}
      </div>
    </div>
  )
}

function inWords(form: FormDefinition, done: ProgressBarProps['done'], reviewing: boolean): string {
  if (reviewing) return 'Last step'
  const count = form.sections.length
  return done ? `${done.filter(Boolean).length} of ${count} sections done` : `${count} sections`
}
