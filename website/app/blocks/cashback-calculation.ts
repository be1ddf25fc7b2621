/** What shoppers and stores can set, with the values of the example. */
export const SHOPPER = {
  spending: { label: 'Monthly spending', min: 50, max: 1000, step: 50, initial: 300 },
  percent: { label: 'Cashback', min: 10, max: 50, step: 5, initial: 15 },
} as const

export const STORE = {
  customers: { label: 'Regular customers', min: 20, max: 500, step: 20, initial: 100 },
  purchase: { label: 'Average purchase', min: 5, max: 100, step: 5, initial: 20 },
  percent: SHOPPER.percent,
} as const

/** Whole euros that a shopper gets back in a month. */
export function monthlyCashback(spending: number, percent: number): number {
  return Math.round((spending * percent) / 100)
}

/** What one more visit a month of each customer brings a store, in whole euros. */
export function oneMoreVisit(customers: number, purchase: number, percent: number) {
  const sales = customers * purchase
  const cashback = monthlyCashback(sales, percent)
  return { sales, cashback, rest: sales - cashback }
}

const FORMAT = new Intl.NumberFormat('en-US')

/** 2000 → '2,000 €', with a space that does not break. */
export function euros(amount: number): string {
  return `${FORMAT.format(amount)}\u00a0€`
}
