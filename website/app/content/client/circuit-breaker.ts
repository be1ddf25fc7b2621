interface CircuitBreaker {
  /** Whether a call may be made. While open, allows one trial call per reset time. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
  /** True if no call has failed since the last success. */
  isHealthy(): boolean
}

interface CircuitBreakerOptions {
  readonly failuresToOpen: number
  /** Milliseconds from opening, or from a failed trial call, to the next one. */
  readonly resetMs: number
  readonly clock: () => number
  readonly onOpen: () => void
  /** Only called after onOpen. */
  readonly onClose: () => void
}

/** Stops calls to a service that keeps failing, except for a trial call now and then. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let nextTrialAt = 0
  const isOpen = () => failures >= options.failuresToOpen

  return {
    isHealthy: () => failures === 0,
    mayCall() {
      if (!isOpen()) return true
      if (options.clock() < nextTrialAt) return false
      nextTrialAt = options.clock() + options.resetMs
      return true
    },
    succeeded() {
      const wasOpen = isOpen()
      failures = 0
      if (wasOpen) options.onClose()
    },
    failed() {
      failures += 1
      nextTrialAt = options.clock() + options.resetMs
      if (failures === options.failuresToOpen) options.onOpen()
    },
  }
}
