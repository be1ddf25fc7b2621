import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the site process before everything else (--import): measures what requests cost it, and says so on the
 * socket COST_SOCKET. Each reading begins anew.
 *
 * A block is counted in processor time of the main thread between two turns of its event loop, but never as more than
 * the event loop was late: on a busy machine a thread also waits for its turn, and that is no cost of the request.
 */
const RESOLUTION_MS = 1
const MEGABYTE = 1024 * 1024
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
let processorMs = processorTime()
let longestMs = 0
let heapBefore = 0
let heapPeak = 0

setInterval(sample, RESOLUTION_MS).unref()
createServer((_request, response) => {
  sample()
  const blockMs = Math.min(longestMs, Math.max(0, delays.max / 1e6 - RESOLUTION_MS))
  response.end(JSON.stringify({ blockMs, heapMegabytes: (heapPeak - heapBefore) / MEGABYTE }))
  delays.reset()
  processorMs = processorTime()
  longestMs = 0
  heapBefore = process.memoryUsage().heapUsed
  heapPeak = heapBefore
})
  .listen(process.env.COST_SOCKET)
  .unref()

function sample() {
  const now = processorTime()
  longestMs = Math.max(longestMs, now - processorMs)
  processorMs = now
  heapPeak = Math.max(heapPeak, process.memoryUsage().heapUsed)
}

function processorTime() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
