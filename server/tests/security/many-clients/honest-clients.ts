import { setTimeout as pause } from 'node:timers/promises'
import { ALL_FORMS } from '../../../../forms/all-forms.ts'
import { filledAnswers } from '../../../../forms/testing/filled-answers.ts'
import { sendThroughProxy, type TimedResponse } from '../../proxy/send-through-proxy.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const FORM_INTERVAL_MS = 250
const PAGE_INTERVAL_MS = 100

/** Responses that honest clients received. */
export interface HonestResults {
  readonly forms: readonly TimedResponse[]
  readonly pages: readonly TimedResponse[]
  /** Ids of acknowledged submissions. */
  readonly ids: readonly string[]
}

/** Honest clients, each with its own network: four forms and ten pages a second. */
export async function runHonestClients(httpsPort: number, durationMs: number): Promise<HonestResults> {
  const end = performance.now() + durationMs
  const [forms, pages] = await Promise.all([
    repeat(end, FORM_INTERVAL_MS, (number) => sendForm(httpsPort, number)),
    repeat(end, PAGE_INTERVAL_MS, (number) =>
      sendThroughProxy({ httpsPort, from: addressOf(number >> 5), path: '/about-us', timeoutMs: 30_000 }),
    ),
  ])
  const stored = forms.filter(({ status }) => status === 201)
  return { forms, pages, ids: stored.map(({ body }) => (JSON.parse(body) as { readonly id: string }).id) }
}

function sendForm(httpsPort: number, number: number): Promise<TimedResponse> {
  return sendThroughProxy({
    httpsPort,
    from: addressOf(number),
    path: contact.endpoint,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...filledAnswers(contact), message: `Honest message ${number}` }),
    timeoutMs: 30_000,
  })
}

/** Concurrently, so that a slow response does not delay the next request. */
async function repeat(
  end: number,
  intervalMs: number,
  send: (number: number) => Promise<TimedResponse>,
): Promise<TimedResponse[]> {
  const all: Promise<TimedResponse>[] = []
  for (let number = 0; performance.now() < end; number++) {
    all.push(send(number))
    await pause(intervalMs)
  }
  return Promise.all(all)
}

function addressOf(number: number): string {
  return `127.${100 + ((number >> 8) % 100)}.${number % 256}.1`
}

/** e.g. "12 ms at the median, 40 at p95, 80 at p99, 200 at most" */
export function describeTimes(responses: readonly TimedResponse[]): string {
  return `${percentile(responses, 0.5)} ms at the median, ${percentile(responses, 0.95)} at p95, ${percentile(responses, 0.99)} at p99, ${percentile(responses, 1)} at most`
}

/** Response time in milliseconds at a percentile, e.g. 0.95. */
export function percentile(responses: readonly TimedResponse[], share: number): number {
  const times = responses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
}
