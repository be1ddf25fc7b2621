import type { ReactNode } from 'react'
import { euros } from './cashback-calculation.ts'

interface CalculatorResultProps {
  readonly lead: string
  /** In euros. */
  readonly amount: number
  readonly children: ReactNode
  /** What to do next. */
  readonly button?: ReactNode
}

/** What the values of the sliders bring. */
export function CalculatorResult({ lead, amount, children, button }: CalculatorResultProps) {
  return (
    <div className="calculator-result fill">
      <output>
        {lead} <strong>{euros(amount)}</strong> {children}
      </output>
      {button}
    </div>
  )
}
