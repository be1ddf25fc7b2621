/** Runs equal tasks once while they overlap: later callers get the result of the one that is running. */
export interface SingleFlight<Result> {
  /** The result of `task`, or of one with the same key that is still running; rejects as that one does. */
  run(key: string, task: () => Promise<Result>): Promise<Result>
  /** Later calls no longer share what is running now: it may be older than a change that was just committed. */
  forget(): void
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>()
  return {
    run(key, task) {
      const current = running.get(key)
      if (current) return current
      const result = task().finally(() => {
        if (running.get(key) === result) running.delete(key)
      })
      running.set(key, result)
      return result
    },
    forget: () => running.clear(),
  }
}
