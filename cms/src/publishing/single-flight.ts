/** Runs equal tasks once while they overlap and for a moment afterwards: later callers get the result of the first. */
interface SingleFlight<Result> {
  /** The result of `task`, or of one with the same key that runs or has just succeeded; rejects as that one does. */
  run(key: string, task: () => Promise<Result>): Promise<Result>
  /** Later calls share nothing from before: it may be older than a change that was just committed. */
  forget(): void
}

/**
 * Long enough for every site process to ask after a change: reading from SQLite blocks this process, so the second
 * request is accepted when the first has been answered. Changes that nobody is notified of are seen that much later.
 */
const SHARED_FOR_MS = 300
const MAX_RESULTS = 100

/** Nothing is shared yet. Beyond a hundred results, further ones are shared only while their tasks run. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const results = new Map<string, Promise<Result>>()

  function forget(key: string, result: Promise<Result>): void {
    if (results.get(key) === result) results.delete(key)
  }

  return {
    run(key, task) {
      const current = results.get(key)
      if (current) return current
      const result = task()
      results.set(key, result)
      const forgetLater = () => {
        if (results.size > MAX_RESULTS) forget(key, result)
        else setTimeout(() => forget(key, result), SHARED_FOR_MS).unref()
      }
      result.then(forgetLater, () => forget(key, result))
      return result
    },
    forget: () => results.clear(),
  }
}
