import type { MouseEvent } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { setControlValue } from './set-control-value.ts'

interface CopyAnswerButtonProps {
  /** The target field. */
  readonly name: string
  /** The target's label: a form may have several such buttons. */
  readonly targetLabel: string
  /** The source fields. */
  readonly fields: readonly string[]
  readonly label: string
}

/**
 * Copies the answers of other fields and focuses the target, so that it is noticed; if one is missing, focuses that one
 * instead. Hidden, but laid out, until JavaScript runs.
 */
export function CopyAnswerButton({ name, targetLabel, fields, label }: CopyAnswerButtonProps) {
  const hydrated = useHydrated()

  function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const form = currentTarget.form
    if (!form) return
    const body = new FormData(form)
    const answers = fields.map((field) => String(body.get(field) ?? '').trim())
    const missing = answers.indexOf('')
    if (missing === -1) setControlValue(form, name, answers.join(', '))
    document.getElementById(fields[missing] ?? name)?.focus()
  }

  return (
    <button type="button" className="quiet-button" hidden={!hydrated} onClick={copy}>
      {label}
      <span className="visually-hidden">{` for ${targetLabel}`}</span>
    </button>
  )
}
