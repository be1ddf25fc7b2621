import { type ReactNode, useState } from 'react'
import { Heading } from '../ui/heading.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { CalculatorSlider } from './calculator-slider.tsx'
import { CalculatorTable } from './calculator-table.tsx'
import { euros, oneMoreVisit, STORE } from './cashback-calculation.ts'

interface CalculatorForStoresProps {
  /** Of its title; undefined: none. */
  readonly level: 2 | 3 | undefined
  readonly button: ReactNode
}

/** What one more visit of each customer brings a store in sales, less the cashback on them. */
export function CalculatorForStores({ level, button }: CalculatorForStoresProps) {
  const [customers, setCustomers] = useState<number>(STORE.customers.initial)
  const [purchase, setPurchase] = useState<number>(STORE.purchase.initial)
  const [percent, setPercent] = useState<number>(STORE.percent.initial)
  const { sales, cashback, rest } = oneMoreVisit(customers, purchase, percent)
  return (
    <div className="calculator-sheet" data-color="yellow">
      <div className="calculator-controls">
        {level && <Heading level={level}>For stores</Heading>}
        <CalculatorSlider {...STORE.customers} shown={String(customers)} change={setCustomers} />
        <CalculatorSlider {...STORE.purchase} shown={euros(purchase)} change={setPurchase} />
        <CalculatorSlider {...STORE.percent} shown={`${percent}%`} change={setPercent} />
        <CalculatorTable
          head={[
            'Cashback',
            `${euros(STORE.customers.initial * STORE.purchase.initial)} in extra sales, less cashback`,
          ]}
          amount={(share) => oneMoreVisit(STORE.customers.initial, STORE.purchase.initial, share).rest}
        />
      </div>
      <CalculatorResult
        lead="Extra monthly sales after cashback, with one more visit per customer"
        amount={rest}
        button={button}
      >
        {euros(sales)} in sales, less {euros(cashback)} cashback
      </CalculatorResult>
    </div>
  )
}
