import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sendNumbered } from './send-numbered.mjs'

const MAX_REQUESTS_IN_FLIGHT = 500
const TICK_MS = 20
const MAX_REQUESTS_PER_TICK = 50
const AGENT_TIMEOUT_MS = 60_000

/**
 * Sends `rate` requests a second, one in ten a form, whether or not earlier ones were answered (open loop). A failed
 * request is retried once with the same idempotency key, as a visitor would.
 *
 * @param {boolean} keepAlive with persistent connections, as from a proxy; else a new one for each request
 */
export function createLoad(url, rate, keepAlive) {
  // Only with a timeout of its own does Node's agent respect the site's Keep-Alive header.
  const agent = new Agent({ keepAlive, timeout: AGENT_TIMEOUT_MS })
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  const state = { sent: 0, inFlight: 0, acknowledged: 0, isStopped: false, window: emptyWindow() }
  const startedAt = performance.now()
  const timer = setInterval(sendDue, TICK_MS)
  delay.enable()

  /** Sends as many as the elapsed time requires, also after a delayed tick. */
  function sendDue() {
    const missing = Math.floor(((performance.now() - startedAt) * rate) / 1000) - state.sent
    const due = Math.min(missing, MAX_REQUESTS_PER_TICK)
    for (let count = 0; count < due && state.inFlight < MAX_REQUESTS_IN_FLIGHT; count++) void send()
  }

  async function send() {
    const number = state.sent++
    const sentAt = performance.now()
    state.inFlight += 1
    const { status = 0, failure } = await sendNumbered(url, agent, number)
    const { timesMs, statuses } = state.window
    timesMs.push(performance.now() - sentAt)
    statuses[status] = (statuses[status] ?? 0) + 1
    const retryStatus = failure && ((await sendNumbered(url, agent, number)).status ?? 0)
    if (failure) state.window.failures.push({ ...failure, retryStatus })
    if (status === 201 || retryStatus === 201) state.acknowledged += 1
    state.inFlight -= 1
  }

  return {
    /**
     * Response times, statuses, failed requests and the largest event loop delay of this program since the last call.
     */
    takeWindow() {
      const window = { ...state.window, clientDelayMs: Math.max(0, delay.max / 1e6 - TICK_MS) }
      state.window = emptyWindow()
      delay.reset()
      return window
    },
    /** Submissions answered with 201. */
    acknowledged: () => state.acknowledged,
    isStopped: () => state.isStopped,
    async stop() {
      clearInterval(timer)
      state.isStopped = true
      while (state.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      delay.disable()
      agent.destroy()
    },
  }
}

function emptyWindow() {
  return { timesMs: [], statuses: {}, failures: [] }
}
