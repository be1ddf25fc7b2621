import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { readForm } from './read-form.ts'
import { REVIEW_HASH, type ReviewState } from './use-review.ts'
import type { Submission } from './use-submission.ts'

/**
 * Submits a form in two steps: the first opens the review when all answers are valid, the second, from the review,
 * sends them.
 */
export function useSubmitAfterReview(
  form: FormDefinition,
  submission: Submission,
  review: ReviewState,
  setTarget: (selector: string) => void,
) {
  function openReview(answers: Answers) {
    const fields = validate(form, answers)
    const errors = Object.values(fields)
    if (errors.length > 0)
      return submission.dispatch({ kind: 'invalid', fields, errors, message: form.failure.invalid })
    setTarget(REVIEW_HASH)
    review.open(answers)
  }

  /** Returns to the sections when the server rejects a field. */
  async function send(answers: Answers, honeypot: string) {
    const outcome = await submission.send(answers, honeypot)
    if (outcome?.kind !== 'invalid') return
    setTarget('')
    review.invalidate()
  }

  return (element: HTMLFormElement) => {
    const { answers, honeypot } = readForm(form, element)
    if (review.reviewed) void send(answers, honeypot)
    else openReview(answers)
  }
}
