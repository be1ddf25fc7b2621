import { say } from '../set-up/say.mjs'

/** Ctrl-C, or a part that cannot start at all, stops every part; the command ends when all have ended. */
export function stopTogether() {
  const parts = []
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  return {
    /** @param {{ stop: () => Promise<void>, refused?: Promise<void> }} part */
    add(part) {
      parts.push(part)
      void part.refused?.then(() => stop(1))
      if (stopping) void part.stop()
    },
  }

  async function stop(code) {
    if (stopping) return
    stopping = true
    say('Stopping')
    await Promise.all(parts.map((part) => part.stop()))
    process.exit(code)
  }
}
