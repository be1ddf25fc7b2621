import { Agent, request } from 'node:http'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'

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
const PATIENCE_MS = 20_000
const MOST_OPEN = 500
const TICK_MS = 20
const MOST_AT_ONCE = 50

/** Sends `rate` requests a second, one in ten a form, whether or not those before were answered. */
export function createLoad(url, rate) {
  // A connection each: one that is kept may be closed by the site just when it is used again.
  const agent = new Agent({ keepAlive: false })
  const state = { sent: 0, open: 0, stopped: false, window: emptyWindow() }
  const began = performance.now()
  const timer = setInterval(sendDue, TICK_MS)

  /** As many as the clock asks for, also after a tick that came late. */
  function sendDue() {
    const due = Math.floor(((performance.now() - began) * rate) / 1000) - state.sent
    for (let count = 0; count < Math.min(due, MOST_AT_ONCE) && state.open < MOST_OPEN; count++) void send()
  }

  async function send() {
    const number = state.sent++
    const start = performance.now()
    state.open += 1
    const status = await ask(number).catch(() => 0)
    state.open -= 1
    const { times, statuses } = state.window
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
  }

  function ask(number) {
    const form = ALL_FORMS[(number / ONE_FORM_IN) % ALL_FORMS.length]
    return form
      ? exchange(url + form.endpoint, agent, JSON.stringify(answersTo(form)), `soak-${number}`)
      : exchange(url + PAGES[number % PAGES.length], agent)
  }

  return {
    /** Times (ms) and statuses since the last call. */
    takeWindow() {
      const { window } = state
      state.window = emptyWindow()
      return window
    },
    stopped: () => state.stopped,
    async stop() {
      clearInterval(timer)
      state.stopped = true
      while (state.open > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      agent.destroy()
    },
  }
}

function emptyWindow() {
  return { times: [], statuses: {} }
}

/** JSON holds no files. */
function answersTo(form) {
  return Object.fromEntries(
    Object.entries(filledAnswers(form)).filter(([, answer]) => typeof answer !== 'object'),
  )
}

function exchange(address, agent, body, key) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request(address, { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode))
        .once('error', reject)
    })
    asked.once('error', reject).once('timeout', () => asked.destroy(new Error('late')))
    asked.end(body)
  })
}
