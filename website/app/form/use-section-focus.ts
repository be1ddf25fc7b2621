import { useEffect, useRef, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { focusControl } from './focus-control.ts'
import { REVIEW_HASH } from './use-review.ts'

/**
 * Moves the focus within a guided form. When the view changes between sections and review it goes to the target that
 * was set; without one to the review's heading as it opens, and to the last section as it closes.
 */
export function useSectionFocus(form: FormDefinition, reviewing: boolean) {
  const target = useRef('')
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves > 0) focusOn(form, target.current)
  }, [form, moves])

  useEffect(() => {
    focusOn(form, target.current || (reviewing ? REVIEW_HASH : ''))
    target.current = reviewing ? sectionSelector(form.sections.length - 1) : ''
  }, [form, reviewing])

  return {
    /** Sets the target of the next move: a selector within the form; '' for none. */
    setTarget(selector: string) {
      target.current = selector
    },
    /** Moves to the target after the next rendering, without a change of view. */
    moveToTarget: () => setMoves((before) => before + 1),
  }
}

/** Selector of a section's legend. */
export function sectionSelector(index: number): string {
  return `[data-section="${index}"] > legend`
}

/** Selector of a field's first control. */
export function fieldSelector(name: string): string {
  return `[name="${name}"]`
}

function focusOn({ name }: FormDefinition, selector: string) {
  if (selector === '') return
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`)
  const element = form?.querySelector<HTMLElement>(selector)
  const field = element?.getAttribute('name')
  if (form && field) return focusControl(form, field)
  element?.focus({ preventScroll: true })
  element?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
}
