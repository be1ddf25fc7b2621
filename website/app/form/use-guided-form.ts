import { useState } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { discardAnswers } from './discard-answers.ts'
import { completedSections, firstIncompleteSection } from './completed-sections.ts'
import { readForm } from './read-form.ts'
import { useDeviceDraft } from './use-device-draft.ts'
import { REVIEW_HASH, useReview } from './use-review.ts'
import { fieldSelector, sectionSelector, useSectionFocus } from './use-section-focus.ts'
import type { Submission } from './use-submission.ts'

/** The steps of a guided form: all sections, then the review of all answers, then sending. */
export function useGuidedForm(form: FormDefinition, submission: Submission) {
  const draft = useDeviceDraft(form)
  const review = useReview()
  const [completed, setCompleted] = useState<readonly boolean[] | null>(null)
  const { setTarget, moveToTarget } = useSectionFocus(form, review.reviewed !== null)

  /** Opens the review when all answers are valid; from the review, sends them. */
  function submit(element: HTMLFormElement) {
    const { answers, honeypot } = readForm(form, element)
    if (review.reviewed) void send(answers, honeypot)
    else openReview(answers)
  }

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

  function goToSection(index: number) {
    goTo(sectionSelector(index))
  }

  function goToField(name: string) {
    goTo(fieldSelector(name))
  }

  function goTo(selector: string) {
    setTarget(selector)
    if (review.reviewed) review.leave()
    else moveToTarget()
  }

  function resume(element: HTMLFormElement) {
    draft.resume(element)
    review.invalidate()
    goToSection(firstIncompleteSection(completedSections(form, readForm(form, element).answers)))
  }

  function startAgain(element: HTMLFormElement) {
    draft.discard()
    discardAnswers(form)
    element.reset()
    review.invalidate()
    setCompleted(null)
    goToSection(0)
  }

  function onEdit(element: HTMLFormElement) {
    review.invalidate()
    draft.save(element)
    setCompleted(completedSections(form, readForm(form, element).answers))
  }

  const { reviewed } = review
  return {
    completed,
    reviewed,
    offer: draft.offer,
    submit,
    goToSection,
    goToField,
    resume,
    startAgain,
    onEdit,
  }
}
