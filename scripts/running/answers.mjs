import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 50

/** Resolves when something answers well at an address; never if whoever should answer has given up. */
export async function answers(address, gaveUp) {
  const watch = { over: false }
  void gaveUp.then(() => (watch.over = true))
  while (!(await isWell(address))) {
    if (watch.over) await new Promise(() => {})
    await pause(EVERY_MS)
  }
}

async function isWell(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
  return response?.ok ?? false
}
