/** The time one read may take in all, however many requests it makes: gives the signal that ends them. */
export type Budget = () => AbortSignal

/** Why a budget's signal aborted. */
export class BudgetSpent extends Error {
  /** This process got so little time itself that the silence proves nothing about the other side. */
  readonly wasStarved: boolean

  constructor(wasStarved: boolean) {
    super('The time for reading content is spent')
    this.wasStarved = wasStarved
  }
}

/** A step of the clock counts for no more, however late its timer fires: the rest was this process's own delay. */
const STEP_MS = 100
/** After so many times the budget by the wall clock it ends in any case. */
const MAX_STRETCH = 3

/**
 * Begins with the first request, so that what is answered from memory costs no timer. Time in which this process could
 * not run is not counted: an answer may have arrived meanwhile, and a busy machine is no fault of the content service.
 */
export function startBudget(milliseconds: number): Budget {
  let signal: AbortSignal | undefined
  return () => (signal ??= signalAfter(milliseconds))
}

function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const start = performance.now()
  let left = milliseconds
  let last = start

  function step(): void {
    const now = performance.now()
    left -= Math.min(now - last, STEP_MS)
    last = now
    const isOver = left <= 0 || now - start >= milliseconds * MAX_STRETCH
    if (isOver) controller.abort(new BudgetSpent(now - start > milliseconds * 1.5))
    else wait()
  }

  function wait(): void {
    // The answers that have arrived are read before the time is looked at.
    setTimeout(() => setImmediate(step), Math.min(left, STEP_MS)).unref()
  }

  wait()
  return controller.signal
}
