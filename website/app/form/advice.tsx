import { useEffect, useState } from 'react'
import type { TextField } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'

interface AdviceProps {
  readonly name: string
  readonly field: TextField
  readonly remark: string
}

/** A remark that never blocks, once somebody leaves the field. What judges it is fetched only then. */
export function Advice({ name, field, remark }: AdviceProps) {
  const [advice, setAdvice] = useState(remark)
  useEffect(() => {
    const control = document.getElementById(name) as HTMLInputElement | null
    const ask = () => void adviceOn(field, control?.value ?? '').then(setAdvice)
    const forget = () => setAdvice('')
    control?.addEventListener('change', ask)
    control?.addEventListener('input', forget)
    return () => {
      control?.removeEventListener('change', ask)
      control?.removeEventListener('input', forget)
    }
  }, [name, field])
  return (
    <p className="advice" id={`${name}-advice`} aria-live="polite">
      {advice && <FormIcon name="advice" />}
      {advice}
    </p>
  )
}

/** Advice is a courtesy: when it cannot be fetched there is none. */
async function adviceOn(field: TextField, typed: string): Promise<string> {
  try {
    const { adviseField } = await import('@beam/forms/engine/advise.ts')
    return adviseField(field, typed)
  } catch {
    return ''
  }
}
