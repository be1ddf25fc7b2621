import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { discardAnswers } from './discard-answers.ts'
import { doneSections, nextSection } from './guided-sections.ts'
import { readForm } from './read-form.ts'
import { useDraft } from './use-draft.ts'
import type { Submission } from './use-submission.ts'

const REVIEW_TITLE = '#review-title'

/**
 * The way through a guided form: all sections, then the check of all answers, then sending. The check has an address of
 * its own, so that the browser's Back leads from it to the sections.
 */
export function useGuided(form: FormDefinition, submission: Submission) {
  const { tell, send } = submission
  const draft = useDraft(form)
  const [done, setDone] = useState<readonly boolean[] | null>(null)
  const [checked, setChecked] = useState<Answers | null>(null)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const reviewed = hash === REVIEW_TITLE ? checked : null
  const { aim, go } = useFocusOn(form, reviewed !== null)

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
    aim(REVIEW_TITLE)
    setChecked(answers)
    void navigate(
      { search, hash: REVIEW_TITLE },
      { preventScrollReset: true, replace: hash === REVIEW_TITLE },
    )
  }

  async function sendAll(answers: Answers, trap: string) {
    const outcome = await send(answers, trap)
    if (outcome?.kind !== 'invalid') return
    aim('')
    setChecked(null)
  }

  /** Back from the check to the sections. */
  function change(section: number) {
    aim(nameOf(section))
    if (reviewed) void navigate(-1)
    else go()
  }

  function resume(element: HTMLFormElement) {
    draft.resume(element)
    setChecked(null)
    change(nextSection(doneSections(form, readForm(form, element).answers)))
  }

  function startAgain(element: HTMLFormElement) {
    draft.forget()
    discardAnswers(form)
    element.reset()
    setChecked(null)
    setDone(null)
    change(0)
  }

  /** What was checked before is no longer what stands there. */
  function note(element: HTMLFormElement) {
    setChecked(null)
    draft.note(element)
    setDone(doneSections(form, readForm(form, element).answers))
  }

  return { done, reviewed, offer: draft.offer, goOn, change, resume, startAgain, note }
}

function nameOf(section: number): string {
  return `[data-section="${section}"] > legend`
}

/** Moves the focus to what was aimed at, once it is drawn; else to the check as it comes, and the last section as it goes. */
function useFocusOn(form: FormDefinition, reviewing: boolean) {
  const target = useRef('')
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves > 0) focusOn(form, target.current)
  }, [form, moves])

  useEffect(() => {
    focusOn(form, target.current || (reviewing ? REVIEW_TITLE : ''))
    target.current = reviewing ? nameOf(form.sections.length - 1) : ''
  }, [form, reviewing])

  return {
    aim: (selector: string) => {
      target.current = selector
    },
    go: () => setMoves((before) => before + 1),
  }
}

/** Shows it from its top besides. */
function focusOn({ name }: FormDefinition, selector: string) {
  if (selector === '') return
  const element = document.querySelector<HTMLElement>(`form[data-form="${name}"] ${selector}`)
  element?.focus({ preventScroll: true })
  element?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
}
