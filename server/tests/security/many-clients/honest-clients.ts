import { setTimeout as pause } from 'node:timers/promises'
import { ALL_FORMS } from '../../../../forms/all-forms.ts'
import { filledAnswers } from '../../../../forms/testing/filled-answers.ts'
import { sendThroughProxy, type TimedResponse } from '../../proxy/send-through-proxy.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const FORM_EVERY_MS = 250
const PAGE_EVERY_MS = 100

/** What honest clients experienced. */
export interface HonestResults {
  readonly forms: readonly TimedResponse[]
  readonly pages: readonly TimedResponse[]
  /** Ids that were acknowledged. */
  readonly ids: readonly string[]
}

/** Honest clients, each from a network of its own: a form four times a second, a page ten times. */
export async function runHonestClients(httpsPort: number, forMs: number): Promise<HonestResults> {
  const end = performance.now() + forMs
  const [forms, pages] = await Promise.all([
    repeat(end, FORM_EVERY_MS, (number) => sendForm(httpsPort, number)),
    repeat(end, PAGE_EVERY_MS, (number) =>
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

/** Not one after the other: who waits for an answer must not hide what others wait for. */
async function repeat(
  end: number,
  everyMs: number,
  ask: (number: number) => Promise<TimedResponse>,
): Promise<TimedResponse[]> {
  const all: Promise<TimedResponse>[] = []
  for (let number = 0; performance.now() < end; number++) {
    all.push(ask(number))
    await pause(everyMs)
  }
  return Promise.all(all)
}

function addressOf(number: number): string {
  return `127.${100 + ((number >> 8) % 100)}.${number % 256}.1`
}

/** '12 ms at the median, 80 at p99, 200 at most' */
export function describeTimes(visits: readonly TimedResponse[]): string {
  return `${percentile(visits, 0.5)} ms at the median, ${percentile(visits, 0.99)} at p99, ${percentile(visits, 1)} at most`
}

/** Milliseconds within which so large a share was answered. */
export function percentile(visits: readonly TimedResponse[], share: number): number {
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
}
