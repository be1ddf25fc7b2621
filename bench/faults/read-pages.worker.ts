import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const INTERVAL_MS = 20
const TIMEOUT_MS = 10_000
const { address } = workerData as { readonly address: string }
const pages: number[] = []
const state = { failed: 0, isOver: false }

// In its own thread, because the senders of forms keep the main thread busy.
parentPort?.once('message', () => (state.isOver = true))
while (!state.isOver) {
  await readPage()
  await pause(INTERVAL_MS)
}
parentPort?.postMessage({ pages, failed: state.failed }, [])

async function readPage(): Promise<void> {
  const start = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  await response?.text()
  if (response?.status === 200) pages.push(performance.now() - start)
  else state.failed += 1
}
