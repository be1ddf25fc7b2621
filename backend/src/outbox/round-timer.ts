/** Runs rounds, each when it is due. */
interface RoundTimer {
  /** Starts a round after a pause, in place of the one that was scheduled before. */
  schedule(pauseMs: number): void
  /** No further round starts; resolves when the one under way has ended. */
  stop(): Promise<void>
}

/** Nothing is scheduled yet. Does not keep the process running. */
export function createRoundTimer(runRound: () => Promise<void>): RoundTimer {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isStopped = false

  function start(): void {
    round = runRound().finally(() => {
      round = undefined
    })
  }

  return {
    schedule(pauseMs) {
      if (isStopped) return
      clearTimeout(timer)
      timer = setTimeout(start, pauseMs)
      timer.unref()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
