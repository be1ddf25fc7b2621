import type { MouseEvent } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { setControlValue } from './set-control-value.ts'

interface CopyAnswerButtonProps {
  /** The target field. */
  readonly name: string
  /** The target's label: a form may have several such buttons. */
  readonly targetLabel: string
  /** The source field. */
  readonly field: string
  readonly label: string
}

/**
 * Copies another field's answer and focuses the target, so that it is noticed. Hidden, but laid out, until JavaScript
 * runs.
 */
export function CopyAnswerButton({ name, targetLabel, field, label }: CopyAnswerButtonProps) {
  const hydrated = useHydrated()

  function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const form = currentTarget.form
    const source = form?.elements.namedItem(field)
    if (!form || !(source instanceof HTMLInputElement)) return
    setControlValue(form, name, source.value)
    document.getElementById(name)?.focus()
  }

  return (
    <button type="button" className="quiet-button" hidden={!hydrated} onClick={copy}>
      {label}
      <span className="visually-hidden"> for {targetLabel}</span>
    </button>
  )
}
