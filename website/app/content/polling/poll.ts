export interface PollOptions {
  /** One round; does not reject. */
  readonly round: () => Promise<void>
  /** Milliseconds from the end of a round to the next. */
  readonly pause: () => number
}

/** Rounds one after the other, the first at once, never keeping the process alive. Gives what ends them. */
export function startPoll({ round, pause }: PollOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  async function next(): Promise<void> {
    await round()
    if (!isEnded) timer = setTimeout(() => void next(), pause()).unref()
  }

  void next()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
