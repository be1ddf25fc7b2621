import type { Option } from '../engine/form-definition.ts'

/** Specification §9: 10 to 50 percent in steps of 5 for physical stores. */
export const PHYSICAL_STORE_CASHBACK = percentages(10, 50)

/** Specification §9: 15 to 50 percent in steps of 5 for online stores. */
export const ONLINE_STORE_CASHBACK = percentages(15, 50)

function percentages(from: number, to: number): readonly Option[] {
  return Array.from({ length: (to - from) / 5 + 1 }, (_, step) => {
    const percent = String(from + step * 5)
    return { value: percent, label: `${percent}%` }
  })
}
