import { log } from '../set-up/log.mjs'

/** Stops every part on Ctrl-C, or when one of them cannot start at all, and exits once all have stopped. */
export function createShutdown() {
  const parts = []
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  return {
    /** @param {{ stop: () => Promise<void>, failedToStart?: Promise<void> }} part */
    add(part) {
      parts.push(part)
      void part.failedToStart?.then(() => stop(1))
      if (isStopping) void part.stop()
    },
  }

  async function stop(exitCode) {
    if (isStopping) return
    isStopping = true
    log('Stopping')
    await Promise.all(parts.map((part) => part.stop()))
    process.exit(exitCode)
  }
}
