import { type ReactNode, useId, useState } from 'react'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { BlockHeader, innerHeadingLevel } from './block-header.tsx'
import type { BlockProps } from './block-props.ts'
import { euros, monthlyCashback, oneMoreVisit, SHOPPER, STORE } from './cashback-calculation.ts'

/** An editor may word it differently, but not leave it out. */
const EXAMPLE_NOTE = 'An example, not a promise.'

/**
 * What cashback brings shoppers, and stores. Without scripts, a table of the example takes the place of the controls.
 */
export function CashbackCalculator({ block, level }: BlockProps<'cashback-calculator'>) {
  const inner = innerHeadingLevel(level, block.title)
  return (
    <section className="calculator block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <div
        className={block.audience === 'both' ? 'calculator-sheets' : 'calculator-sheets calculator-single'}
      >
        {block.audience !== 'stores' && <ForShoppers level={inner} />}
        {block.audience !== 'shoppers' && <ForStores level={inner} />}
      </div>
      <p className="calculator-note">{block.note || EXAMPLE_NOTE}</p>
    </section>
  )
}

function ForShoppers({ level }: { level: 2 | 3 }) {
  const [spending, setSpending] = useState<number>(SHOPPER.spending.initial)
  const [percent, setPercent] = useState<number>(SHOPPER.percent.initial)
  const cashback = monthlyCashback(spending, percent)
  return (
    <div className="calculator-sheet" data-color="pink">
      <div className="calculator-controls">
        <Heading level={level}>For shoppers</Heading>
        <Slider {...SHOPPER.spending} shown={euros(spending)} change={setSpending} />
        <Slider {...SHOPPER.percent} shown={`${percent}%`} change={setPercent} />
        <Table
          head={['Cashback', `On ${euros(SHOPPER.spending.initial)}`]}
          amount={(share) => monthlyCashback(SHOPPER.spending.initial, share)}
        />
      </div>
      <Result lead="You get back" amount={cashback}>
        a month, {euros(12 * cashback)} a year
      </Result>
    </div>
  )
}

function ForStores({ level }: { level: 2 | 3 }) {
  const [customers, setCustomers] = useState<number>(STORE.customers.initial)
  const [purchase, setPurchase] = useState<number>(STORE.purchase.initial)
  const [percent, setPercent] = useState<number>(STORE.percent.initial)
  const { sales, cashback, rest } = oneMoreVisit(customers, purchase, percent)
  return (
    <div className="calculator-sheet" data-color="yellow">
      <div className="calculator-controls">
        <Heading level={level}>For stores</Heading>
        <Slider {...STORE.customers} shown={String(customers)} change={setCustomers} />
        <Slider {...STORE.purchase} shown={euros(purchase)} change={setPurchase} />
        <Slider {...STORE.percent} shown={`${percent}%`} change={setPercent} />
        <Table
          head={[
            'Cashback',
            `What you keep of ${euros(STORE.customers.initial * STORE.purchase.initial)} in extra sales`,
          ]}
          amount={(share) => oneMoreVisit(STORE.customers.initial, STORE.purchase.initial, share).rest}
        />
      </div>
      <Result lead="One more visit each brings in" amount={rest}>
        a month: {euros(sales)} in sales, less {euros(cashback)} cashback
      </Result>
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
  /** The value in words, e.g. '300 €'. */
  readonly shown: string
  readonly change: (value: number) => void
}

function Slider({ label, min, max, step, initial, shown, change }: SliderProps) {
  const id = useId()
  return (
    <p className="calculator-slider">
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{shown}</span>
      <input
        ref={fillTrack}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={initial}
        aria-valuetext={shown}
        onInput={({ currentTarget }) => {
          fillTrack(currentTarget)
          change(currentTarget.valueAsNumber)
        }}
      />
    </p>
  )
}

/** Only Firefox has a style for the part of the track before the thumb. */
function fillTrack(input: HTMLInputElement | null): void {
  if (!input) return
  const [min, max] = [Number(input.min), Number(input.max)]
  input.style.setProperty('--share', String((input.valueAsNumber - min) / (max - min)))
}

interface ResultProps {
  readonly lead: string
  /** In euros. */
  readonly amount: number
  readonly children: ReactNode
}

function Result({ lead, amount, children }: ResultProps) {
  return (
    <output className="calculator-result">
      {lead} <strong>{euros(amount)}</strong> {children}
    </output>
  )
}

const SHARES = [10, 20, 30, 40, 50]

interface TableProps {
  readonly head: readonly [string, string]
  /** Euros at a percentage. */
  readonly amount: (percent: number) => number
}

function Table({ head, amount }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {renderList(head, (text) => (
            <th scope="col">{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renderList(SHARES, (percent) => (
          <tr>
            <th scope="row">{percent}%</th>
            <td>{euros(amount(percent))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
