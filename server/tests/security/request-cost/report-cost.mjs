import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the site process with --import: measures the cost of requests and serves it on the socket COST_SOCKET.
 * Worker threads load it as well, but only the main thread owns the socket.
 * Each reading resets the measurement.
 *
 * A block is the CPU time of the main thread between two iterations of its event loop, but at most the event loop
 * delay: on a busy machine the thread also waits for a CPU, which is not a cost of the request.
 */
const RESOLUTION_MS = 1
const MEGABYTE_BYTES = 1024 * 1024
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
let cpuMs = cpuTime()
let longestMs = 0
let heapBefore = 0
let heapPeak = 0

if (isMainThread) serveCost()

function serveCost() {
  setInterval(sample, RESOLUTION_MS).unref()
  createServer((_request, response) => {
    sample()
    const blockMs = Math.min(longestMs, Math.max(0, delays.max / 1e6 - RESOLUTION_MS))
    response.end(JSON.stringify({ blockMs, heapMegabytes: (heapPeak - heapBefore) / MEGABYTE_BYTES }))
    delays.reset()
    cpuMs = cpuTime()
    longestMs = 0
    heapBefore = process.memoryUsage().heapUsed
    heapPeak = heapBefore
  })
    .listen(process.env.COST_SOCKET)
    .unref()
}

function sample() {
  const now = cpuTime()
  longestMs = Math.max(longestMs, now - cpuMs)
  cpuMs = now
  heapPeak = Math.max(heapPeak, process.memoryUsage().heapUsed)
}

function cpuTime() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
