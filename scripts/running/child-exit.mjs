const STOP_TIMEOUT_MS = 15_000

/**
 * Calls the listener once when a program has ended. One that could not be spawned (no memory, process limit) counts as
 * exited.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {(exit: { code: number | null, signal?: NodeJS.Signals | null, error?: string }) => void} listener
 */
export function onceExited(child, listener) {
  let isDone = false
  const once = (exit) => {
    if (!isDone) listener(exit)
    isDone = true
  }
  // Each of them: one without a listener would end this process.
  child.on('error', ({ message }) => child.pid === undefined && once({ code: null, error: message }))
  child.once('close', (code, signal) => once({ code, signal }))
}

/**
 * Asks a program to stop, and kills it when it takes too long. Resolves when it has ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} [exited] resolves when it has ended; needed when it may have ended before this call
 */
export async function stopChild(child, exited = new Promise((resolve) => onceExited(child, resolve))) {
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(killTimer)
}
