import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 20
const PATIENCE_MS = 10_000
const { address } = workerData as { readonly address: string }
const pages: number[] = []
const state = { failed: 0, isOver: false }

// A thread of its own: those who send forms keep theirs busy, which is no fault of the site.
parentPort?.once('message', () => (state.isOver = true))
while (!state.isOver) {
  await readPage()
  await pause(EVERY_MS)
}
parentPort?.postMessage({ pages, failed: state.failed }, [])

async function readPage(): Promise<void> {
  const start = performance.now()
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  await answer?.text()
  if (answer?.status === 200) pages.push(performance.now() - start)
  else state.failed += 1
}
