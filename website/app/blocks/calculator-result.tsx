import type { ReactNode } from 'react'
import { euros } from './cashback-calculation.ts'

interface CalculatorResultProps {
  readonly lead: string
  /** In euros. */
  readonly amount: number
  readonly children: ReactNode
}

/** What the values of the sliders bring. */
export function CalculatorResult({ lead, amount, children }: CalculatorResultProps) {
  return (
    <output className="calculator-result">
      {lead} <strong>{euros(amount)}</strong> {children}
    </output>
  )
}
