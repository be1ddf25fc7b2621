/** The time limit of one read, shared by all its requests. Returns the signal that aborts them. */
export type TimeBudget = () => AbortSignal

/** Why a budget's signal aborted. */
export class TimeBudgetExceededError extends Error {
  /** This process was delayed so much itself that a timeout proves nothing about the service. */
  readonly wasDelayed: boolean

  constructor(wasDelayed: boolean) {
    super('The time budget for reading content is exceeded')
    this.wasDelayed = wasDelayed
  }
}

/** A tick counts at most this much, however late its timer fires: the rest is this process's own delay. */
const STEP_MS = 100
/** The budget ends in any case after this multiple of it in wall-clock time. */
const MAX_STRETCH = 3

/**
 * Starts with the first request, so that reads from memory need no timer. Does not count time in which this process
 * could not run: a response may have arrived meanwhile, and a busy machine is not a failure of the content service.
 */
export function startTimeBudget(milliseconds: number): TimeBudget {
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
    if (isOver) controller.abort(new TimeBudgetExceededError(now - start > milliseconds * 1.5))
    else wait()
  }

  function wait(): void {
    // Responses that have arrived are processed before the time is checked.
    setTimeout(() => setImmediate(step), Math.min(left, STEP_MS)).unref()
  }

  wait()
  return controller.signal
}
