import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { reviewStep } from './guided-steps.ts'

interface ProgressBarProps {
  readonly form: FormDefinition
  /** null: all sections are shown at once, as without JavaScript. */
  readonly step: number | null
}

/** Where one is, in words, with a calm bar. */
export function ProgressBar({ form, step }: ProgressBarProps) {
  return (
    <div className="progress">
      <p id="form-progress">{inWords(form, step)}</p>
      <div className="progress-bar" aria-hidden="true">
        {form.sections.map(({ title }, place) => (
          <span key={title} data-done={(step !== null && place <= step) || undefined} />
        ))}
      </div>
    </div>
  )
}

function inWords(form: FormDefinition, step: number | null): string {
  const count = form.sections.length
  if (step === null) return `${count} sections`
  return step === reviewStep(form) ? 'Last step' : `Section ${step + 1} of ${count}`
}
