export type LetGo = () => void

/**
 * Lets at most so many through at a time, the others in the order they came. `pass` rejects with the signal's reason
 * when it aborts before there is room.
 */
export function createTurnstile(most: number): { pass(signal: AbortSignal): Promise<LetGo> } {
  let inside = 0
  const waiting: (() => void)[] = []

  function letGoOnce(): LetGo {
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }

  return {
    async pass(signal) {
      signal.throwIfAborted()
      if (inside < most) inside += 1
      else await turn(waiting, signal)
      return letGoOnce()
    },
  }
}

/** Resolves when somebody leaves: the place goes from one to the next. */
function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(signal.reason as Error)
    }
    waiting.push(enter)
    signal.addEventListener('abort', leave, { once: true })
  })
}
