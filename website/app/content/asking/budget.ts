/** The time one read may take in all, however many requests it makes: gives the signal that ends them. */
export type Budget = () => AbortSignal

/** Begins with the first request, so that what is answered from memory costs no timer. */
export function startBudget(milliseconds: number): Budget {
  let signal: AbortSignal | undefined
  return () => (signal ??= AbortSignal.timeout(milliseconds))
}
