type Release = () => void

/**
 * A semaphore with `max` permits, granted in order of request. `acquire` rejects with the signal's reason if it
 * aborts first.
 */
export function createSemaphore(max: number): { acquire(signal: AbortSignal): Promise<Release> } {
  let acquired = 0
  const waiting: (() => void)[] = []

  function releaseOnce(): Release {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const next = waiting.shift()
      if (next) next()
      else acquired -= 1
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (acquired < max) acquired += 1
      else await waitForPermit(waiting, signal)
      return releaseOnce()
    },
  }
}

/** Resolves when a permit is passed on. */
function waitForPermit(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const grant = () => {
      signal.removeEventListener('abort', cancel)
      resolve()
    }
    const cancel = () => {
      waiting.splice(waiting.indexOf(grant), 1)
      reject(signal.reason as Error)
    }
    waiting.push(grant)
    signal.addEventListener('abort', cancel, { once: true })
  })
}
