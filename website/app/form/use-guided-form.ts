import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { discardAnswers } from './discard-answers.ts'
import { completedSections, firstIncompleteSection } from './completed-sections.ts'
import { readForm } from './read-form.ts'
import { useCompletedSections } from './use-completed-sections.ts'
import { useDeviceDraft } from './use-device-draft.ts'
import { useReview } from './use-review.ts'
import { fieldSelector, sectionSelector, useSectionFocus } from './use-section-focus.ts'
import type { Submission } from './use-submission.ts'
import { useSubmitAfterReview } from './use-submit-after-review.ts'

/** The steps of a guided form: all sections, then the review of all answers, then sending. */
export function useGuidedForm(form: FormDefinition, submission: Submission) {
  const draft = useDeviceDraft(form)
  const review = useReview()
  const { completed, update, reset } = useCompletedSections(form)
  const { setTarget, moveToTarget } = useSectionFocus(form, review.reviewed !== null)
  const submit = useSubmitAfterReview(form, submission, review, setTarget)

  function goTo(selector: string) {
    setTarget(selector)
    if (review.reviewed) review.leave()
    else moveToTarget()
  }

  function goToSection(index: number) {
    goTo(sectionSelector(index))
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
    reset()
    goToSection(0)
  }

  function onEdit(element: HTMLFormElement) {
    review.invalidate()
    draft.save(element)
    update(element)
  }

  return {
    completed,
    reviewed: review.reviewed,
    offer: draft.offer,
    submit,
    goToSection,
    goToField: (name: string) => goTo(fieldSelector(name)),
    resume,
    startAgain,
    onEdit,
  }
}
