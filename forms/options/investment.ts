import type { Option } from '../engine/form-definition.ts'

/** Amounts in specification §9. */
export const INVESTMENT_AMOUNTS: readonly Option[] = [
  { value: '100k+', label: '100.000€ or more' },
  { value: '1m+', label: '1.000.000€ or more' },
  { value: '10m+', label: '10.000.000€ or more' },
  { value: '50m+', label: '50.000.000€ or more' },
]

/** Currencies in specification §9. */
export const CURRENCIES: readonly Option[] = [
  { value: 'USD', label: 'USD (Dollar)' },
  { value: 'EUR', label: 'EUR (Euro)' },
  { value: 'GBP', label: 'GBP (Pound)' },
]
