export interface CircuitBreaker {
  /** Whether a call may be made. While open, one trial passes each time the rest is over. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
  /** No failure since the last success. */
  isWell(): boolean
}

export interface CircuitBreakerOptions {
  readonly failuresToOpen: number
  /** Milliseconds from opening, or from a failed trial, to the next trial. */
  readonly restMs: number
  readonly clock: () => number
  readonly onOpen: () => void
  /** Only told after onOpen. */
  readonly onClose: () => void
}

/** Stops calls to a service that fails again and again, and tries it once in a while. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let nextTrialAt = 0
  const isOpen = () => failures >= options.failuresToOpen

  return {
    isWell: () => failures === 0,
    mayCall() {
      if (!isOpen()) return true
      if (options.clock() < nextTrialAt) return false
      nextTrialAt = options.clock() + options.restMs
      return true
    },
    succeeded() {
      const wasOpen = isOpen()
      failures = 0
      if (wasOpen) options.onClose()
    },
    failed() {
      failures += 1
      nextTrialAt = options.clock() + options.restMs
      if (failures === options.failuresToOpen) options.onOpen()
    },
  }
}
