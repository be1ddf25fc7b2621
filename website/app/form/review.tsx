import { type DescribedAnswer, describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'

interface ReviewProps {
  readonly form: FormDefinition
  readonly answers: Answers
  readonly change: (section: number) => void
  /** The answers are being sent: they cannot be changed. */
  readonly busy: boolean
}

/** All answers as text before they are sent, with a button back to each section. */
export function Review({ form, answers, change, busy }: ReviewProps) {
  const described = describeAnswers(form, answers)
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1}>
        Check your answers
      </h2>
      {form.sections.map(({ title, fields }, section) => (
        <section key={title} className="review-section" aria-label={title}>
          <div className="review-head">
            <h3>{title}</h3>
            <button type="button" className="quiet-button" disabled={busy} onClick={() => change(section)}>
              Change<span className="visually-hidden"> {title}</span>
            </button>
          </div>
          <AnswerList answers={described.filter(({ field }) => fields.includes(field))} />
        </section>
      ))}
    </section>
  )
}

function AnswerList({ answers }: { answers: readonly DescribedAnswer[] }) {
  return (
    <dl>
      {answers.map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd dir="auto">{text || <span className="hint">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
