import { renderList } from '../ui/render-list.ts'
import { euros } from './cashback-calculation.ts'

const SHARES = [10, 20, 30, 40, 50]

interface CalculatorTableProps {
  readonly head: readonly [string, string]
  /** Euros at a percentage. */
  readonly amount: (percent: number) => number
}

/** The example at several percentages; without scripts it takes the place of the sliders. */
export function CalculatorTable({ head, amount }: CalculatorTableProps) {
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
