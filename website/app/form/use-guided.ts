import { useState } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { errorsIn, firstWrongSection, reviewStep } from './guided-steps.ts'
import type { FormState } from './form-state.ts'
import { forgetInTab } from './kept-in-tab.ts'
import { readForm } from './read-form.ts'
import { useDraft } from './use-draft.ts'
import type { Submission } from './use-submission.ts'
import { useSteps } from './use-steps.ts'

/** The way through a guided form: section by section, then the check of all answers, then sending. */
export function useGuided(form: FormDefinition, state: FormState, submission: Submission) {
  const { tell, send } = submission
  const { step, moveTo, reveal } = useSteps(form, state)
  const draft = useDraft(form)
  const [reviewed, setReviewed] = useState<Answers | null>(null)
  /** Whoever has been through all sections returns straight to the check of all answers. */
  const [through, setThrough] = useState(false)
  const last = reviewStep(form)
  const section = Math.min(step ?? 0, last - 1)

  /** Goes on from the step it is at; nothing goes on while something there is wrong. */
  function goOn(element: HTMLFormElement) {
    const { answers, trap } = readForm(form, element)
    if (step === null || step === last) void sendAll(answers, trap)
    else leaveSection(answers)
  }

  function leaveSection(answers: Answers) {
    const errors = validate(form, answers)
    const wrong = errorsIn(form, section, errors)
    if (Object.keys(wrong).length > 0) refuse(wrong)
    else if (!through && section + 1 < last) moveTo(section + 1)
    else check(answers, errors)
  }

  function check(answers: Answers, errors: Record<string, string>) {
    setThrough(true)
    const wrong = firstWrongSection(form, errors)
    if (wrong !== undefined) {
      reveal(wrong)
      return refuse(errors)
    }
    setReviewed(answers)
    moveTo(last)
  }

  function refuse(fields: Record<string, string>) {
    tell({ kind: 'invalid', fields, errors: Object.values(fields), message: form.failure.invalid })
  }

  async function sendAll(answers: Answers, trap: string) {
    const outcome = await send(answers, trap)
    if (outcome?.kind === 'sent') draft.forget()
    if (outcome?.kind === 'invalid') reveal(firstWrongSection(form, outcome.fields) ?? last)
  }

  function resume(element: HTMLFormElement) {
    draft.resume(element)
    moveTo(Math.min(draft.offer?.section ?? 0, last - 1))
  }

  function startAgain(element: HTMLFormElement) {
    draft.forget()
    setReviewed(null)
    setThrough(false)
    forgetInTab(form)
    element.reset()
    moveTo(0)
  }

  function note(element: HTMLFormElement) {
    draft.note(element, section)
  }

  return {
    step,
    section,
    last,
    reviewed,
    through,
    offer: draft.offer,
    moveTo,
    reveal,
    goOn,
    resume,
    startAgain,
    note,
  }
}
