import { useEffect, useMemo, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import type { FormState } from './form-state.ts'
import { firstWrongSection, sectionOf } from './guided-steps.ts'
import { leftInTab } from './kept-in-tab.ts'
import { useHydrated } from './use-hydrated.ts'

/** The step a guided form is at; null until JavaScript is there, when all sections are shown. */
export function useSteps(form: FormDefinition, state: FormState) {
  const hydrated = useHydrated()
  const start = useMemo(() => (hydrated ? startStep(form, state) : null), [hydrated, form, state])
  const [chosen, setChosen] = useState<number | null>(null)
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves > 0) showStep(form)
  }, [form, moves])

  function moveTo(next: number) {
    setChosen(next)
    setMoves(moves + 1)
  }

  /** `reveal` shows a step without taking the focus: it goes to a field there. */
  return { step: chosen ?? start, moveTo, reveal: setChosen }
}

/** It begins where something is wrong, where somebody is already typing, or where somebody was before a reload. */
function startStep(form: FormDefinition, state: FormState): number {
  if (state.kind === 'again') return firstWrongSection(form, state.errors) ?? 0
  const focused = document.activeElement?.getAttribute('name') ?? ''
  return Object.hasOwn(form.fields, focused) ? sectionOf(form, focused) : (leftInTab(form)?.section ?? 0)
}

/** Focus goes to the name of the step, which stands below its progress. */
function showStep(form: FormDefinition) {
  const element = document.querySelector(`form[data-form="${form.name}"]`)
  const name = element?.querySelector<HTMLElement>('.form-section:not([hidden]) > legend, #review-title')
  name?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}
