import { type DescribedAnswer, describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'

interface ReviewProps {
  readonly form: FormDefinition
  readonly answers: Answers
  /** Returns to a field. */
  readonly change: (field: string) => void
  /** The answers are being sent: they cannot be changed. */
  readonly busy: boolean
}

/** All answers as text before they are sent, each with a button back to its field. */
export function Review({ form, answers, change, busy }: ReviewProps) {
  const described = describeAnswers(form, answers)
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1}>
        Check your answers
      </h2>
      {form.sections.map(({ title, fields }) => (
        <section key={title} className="review-section" aria-label={title}>
          <h3>{title}</h3>
          <AnswerList
            answers={described.filter(({ field }) => fields.includes(field))}
            change={change}
            busy={busy}
          />
        </section>
      ))}
    </section>
  )
}

interface AnswerListProps extends Pick<ReviewProps, 'change' | 'busy'> {
  readonly answers: readonly DescribedAnswer[]
}

function AnswerList({ answers, change, busy }: AnswerListProps) {
  return (
    <dl>
      {answers.map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd dir="auto">{text || <span className="hint">Not provided</span>}</dd>
          <dd>
            <button type="button" className="quiet-button" disabled={busy} onClick={() => change(field)}>
              Change<span className="visually-hidden"> {label}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
