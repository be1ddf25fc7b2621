import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { sendRequest } from './send-request.mjs'

const PAGES = [
  '/',
  '/about-us',
  '/contacts',
  '/careers',
  '/terms',
  '/sitemap.xml',
  '/healthz',
  '/favicon.ico',
  '/no-such-page',
]
const ONE_FORM_IN = 10
const MOST_OPEN = 500
const TICK_MS = 20
const MOST_AT_ONCE = 50
const AGENT_MS = 60_000

/**
 * Sends `rate` requests a second, one in ten a form, whether or not those before were answered. What got no answer is
 * sent once more under the same key, as a visitor would.
 *
 * @param {boolean} keepAlive on kept connections, as from a proxy; else each on its own
 */
export function createLoad(url, rate, keepAlive) {
  // Without a time of its own, Node's agent does not heed the one that the site tells.
  const agent = new Agent({ keepAlive, timeout: AGENT_MS })
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  const state = { sent: 0, open: 0, acknowledged: 0, stopped: false, window: emptyWindow() }
  const began = performance.now()
  const timer = setInterval(sendDue, TICK_MS)
  delay.enable()

  /** As many as the clock asks for, also after a tick that came late. */
  function sendDue() {
    const due = Math.floor(((performance.now() - began) * rate) / 1000) - state.sent
    for (let count = 0; count < Math.min(due, MOST_AT_ONCE) && state.open < MOST_OPEN; count++) void send()
  }

  async function send() {
    const number = state.sent++
    const start = performance.now()
    state.open += 1
    const { status = 0, missing } = await ask(number)
    const { times, statuses } = state.window
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
    const again = missing && ((await ask(number)).status ?? 0)
    if (missing) state.window.missing.push({ ...missing, again })
    if (status === 201 || again === 201) state.acknowledged += 1
    state.open -= 1
  }

  function ask(number) {
    const form = ALL_FORMS[(number / ONE_FORM_IN) % ALL_FORMS.length]
    return form
      ? sendRequest(url + form.endpoint, {
          agent,
          body: JSON.stringify(answersTo(form)),
          key: `soak-${number}`,
        })
      : sendRequest(url + PAGES[number % PAGES.length], { agent })
  }

  return {
    /** Times (ms), statuses, what got no answer and the longest delay of this program's own clock (ms), since the last call. */
    takeWindow() {
      const window = { ...state.window, ownDelayMs: Math.max(0, delay.max / 1e6 - TICK_MS) }
      state.window = emptyWindow()
      delay.reset()
      return window
    },
    /** Forms that were answered with 201. */
    acknowledged: () => state.acknowledged,
    stopped: () => state.stopped,
    async stop() {
      clearInterval(timer)
      state.stopped = true
      while (state.open > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      delay.disable()
      agent.destroy()
    },
  }
}

function emptyWindow() {
  return { times: [], statuses: {}, missing: [] }
}

/** JSON holds no files. */
function answersTo(form) {
  return Object.fromEntries(
    Object.entries(filledAnswers(form)).filter(([, answer]) => typeof answer !== 'object'),
  )
}
