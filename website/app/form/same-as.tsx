import type { MouseEvent } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { answerControl } from './form-element.ts'

interface SameAsProps {
  /** The field that receives the answer. */
  readonly name: string
  /** Its label: several such buttons stand in one form. */
  readonly asked: string
  /** The field it is copied from. */
  readonly field: string
  readonly label: string
}

/** Copies another field's answer here, and goes there, so that it is seen and heard. Its place is kept until JavaScript is there. */
export function SameAs({ name, asked, field, label }: SameAsProps) {
  const hydrated = useHydrated()

  function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const form = currentTarget.form
    const from = form?.elements.namedItem(field)
    if (!form || !(from instanceof HTMLInputElement)) return
    answerControl(form, name, from.value)
    document.getElementById(name)?.focus()
  }

  return (
    <button type="button" className="quiet-button" hidden={!hydrated} onClick={copy}>
      {label}
      <span className="visually-hidden"> for {asked}</span>
    </button>
  )
}
