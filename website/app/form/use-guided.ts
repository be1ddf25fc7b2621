import { useEffect, useRef, useState } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { doneSections, nextSection } from './guided-sections.ts'
import { forgetInTab } from './kept-in-tab.ts'
import { readForm } from './read-form.ts'
import { useDraft } from './use-draft.ts'
import type { Submission } from './use-submission.ts'

const REVIEW_TITLE = '#review-title'

/** The way through a guided form: all sections, then the check of all answers, then sending. */
export function useGuided(form: FormDefinition, submission: Submission) {
  const { tell, send } = submission
  const draft = useDraft(form)
  const [done, setDone] = useState<readonly boolean[] | null>(null)
  const [reviewed, setReviewed] = useState<Answers | null>(null)
  const goTo = useGoTo(form)

  /** Goes on to the check when nothing is wrong; from there, sends. */
  function goOn(element: HTMLFormElement) {
    const { answers, trap } = readForm(form, element)
    if (reviewed) void sendAll(answers, trap)
    else check(answers)
  }

  function check(answers: Answers) {
    const fields = validate(form, answers)
    const errors = Object.values(fields)
    if (errors.length > 0) return tell({ kind: 'invalid', fields, errors, message: form.failure.invalid })
    setReviewed(answers)
    goTo(REVIEW_TITLE)
  }

  async function sendAll(answers: Answers, trap: string) {
    const outcome = await send(answers, trap)
    if (outcome?.kind === 'sent') draft.forget()
    if (outcome?.kind === 'invalid') setReviewed(null)
  }

  /** Back from the check to the sections. */
  function change(section: number) {
    setReviewed(null)
    goTo(nameOf(section))
  }

  function resume(element: HTMLFormElement) {
    draft.resume(element)
    change(nextSection(doneSections(form, readForm(form, element).answers)))
  }

  function startAgain(element: HTMLFormElement) {
    draft.forget()
    forgetInTab(form)
    element.reset()
    setDone(null)
    change(0)
  }

  function note(element: HTMLFormElement) {
    draft.note(element)
    setDone(doneSections(form, readForm(form, element).answers))
  }

  return { done, reviewed, offer: draft.offer, goOn, change, resume, startAgain, note }
}

function nameOf(section: number): string {
  return `[data-section="${section}"] > legend`
}

/** Moves the focus to a part of the form once it is drawn, and shows it from its top. */
function useGoTo(form: FormDefinition) {
  const target = useRef('')
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves === 0) return
    const element = document.querySelector<HTMLElement>(`form[data-form="${form.name}"] ${target.current}`)
    element?.focus({ preventScroll: true })
    element?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
  }, [form, moves])

  return (selector: string) => {
    target.current = selector
    setMoves((before) => before + 1)
  }
}
