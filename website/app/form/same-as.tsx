import type { MouseEvent } from 'react'
import { answerControl } from './form-element.ts'
import { useHydrated } from './use-hydrated.ts'

interface SameAsProps {
  /** The field that receives the answer. */
  readonly name: string
  /** The field it is copied from. */
  readonly field: string
  readonly label: string
}

/** Copies another field's answer here. Its place is kept until JavaScript is there. */
export function SameAs({ name, field, label }: SameAsProps) {
  const hydrated = useHydrated()

  function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const from = currentTarget.form?.elements.namedItem(field)
    if (currentTarget.form && from instanceof HTMLInputElement)
      answerControl(currentTarget.form, name, from.value)
  }

  return (
    <button type="button" className="same-as" hidden={!hydrated} onClick={copy}>
      {label}
    </button>
  )
}
