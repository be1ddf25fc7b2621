interface PollOptions {
  /** One round; does not reject. */
  readonly round: () => Promise<void>
  /** Milliseconds from the end of a round to the next. */
  readonly pause: () => number
}

/**
 * Runs rounds sequentially, the first immediately, without keeping the process alive. Returns a function that stops
 * them.
 */
export function startPoll({ round, pause }: PollOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function next(): Promise<void> {
    await round()
    if (!isStopped) timer = setTimeout(() => void next(), pause()).unref()
  }

  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
