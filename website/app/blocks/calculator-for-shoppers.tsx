import { useState } from 'react'
import { Heading } from '../ui/heading.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { CalculatorSlider } from './calculator-slider.tsx'
import { CalculatorTable } from './calculator-table.tsx'
import { euros, monthlyCashback, SHOPPER } from './cashback-calculation.ts'

/** What a shopper gets back; with a title of that level. */
export function CalculatorForShoppers({ level }: { level: 2 | 3 | undefined }) {
  const [spending, setSpending] = useState<number>(SHOPPER.spending.initial)
  const [percent, setPercent] = useState<number>(SHOPPER.percent.initial)
  const cashback = monthlyCashback(spending, percent)
  return (
    <div className="calculator-sheet" data-color="pink">
      <div className="calculator-controls">
        {level && <Heading level={level}>For shoppers</Heading>}
        <CalculatorSlider {...SHOPPER.spending} shown={euros(spending)} change={setSpending} />
        <CalculatorSlider {...SHOPPER.percent} shown={`${percent}%`} change={setPercent} />
        <p className="calculator-hint">
          Only purchases at stores on the network earn cashback. You can spend it at any of them.
        </p>
        <CalculatorTable
          head={['Cashback', `On ${euros(SHOPPER.spending.initial)}`]}
          amount={(share) => monthlyCashback(SHOPPER.spending.initial, share)}
        />
      </div>
      <CalculatorResult lead="You would get back every month" amount={cashback}>
        That is {euros(12 * cashback)} a year.
      </CalculatorResult>
    </div>
  )
}
