import { useEffect, useState } from 'react'
import type { TextField } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

interface AdviceProps {
  readonly name: string
  readonly field: TextField
  readonly initialAdvice: string
}

/** Advice on an answer, shown when the field is left. It never blocks. The code that gives it is loaded only then. */
export function Advice({ name, field, initialAdvice }: AdviceProps) {
  const [advice, setAdvice] = useState(initialAdvice)
  useEffect(() => {
    const control = document.getElementById(name) as HTMLInputElement | null
    const update = () => void adviceOn(field, control?.value ?? '').then(setAdvice)
    const clear = () => setAdvice('')
    control?.addEventListener('change', update)
    control?.addEventListener('input', clear)
    return () => {
      control?.removeEventListener('change', update)
      control?.removeEventListener('input', clear)
    }
  }, [name, field])
  return (
    <p className="advice" id={`${name}-advice`} aria-live="polite">
      {advice && <FormIcon name="advice" />}
      {advice}
    </p>
  )
}

/** '' when the code cannot be loaded: advice is optional. */
async function adviceOn(field: TextField, typed: string): Promise<string> {
  try {
    const { adviseField } = await import('@beam/forms/engine/advise.ts')
    return adviseField(field, typed)
  } catch {
    return ''
  }
}
