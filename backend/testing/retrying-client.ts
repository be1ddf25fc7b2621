import { setTimeout as pause } from 'node:timers/promises'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { jsonAnswers } from './test-backend.ts'

export interface Acknowledged {
  readonly key: string
  readonly form: string
  readonly id: string
  readonly reference: string
}

/** Five minutes: on a busy machine a process takes long to start again. */
const MAX_ATTEMPTS = 6_000
const PAUSE_MS = 50
const RESPONSE_TIMEOUT_MS = 60_000

/**
 * Sends one submission as a browser of ours would: under one key, again and again until it is acknowledged.
 * `addresses` are tried in turn.
 */
export async function sendUntilAcknowledged(
  addresses: readonly string[],
  form: FormDefinition,
  key: string,
): Promise<Acknowledged> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const receipt = await send(addresses[attempt % addresses.length]! + form.endpoint, key, bodyOf(form, key))
    if (receipt) return { key, form: form.name, ...receipt }
    await pause(PAUSE_MS)
  }
  throw new Error(`${key} was never acknowledged.`)
}

interface Senders {
  readonly acknowledged: readonly Acknowledged[]
  /** Lets each end what it has begun. */
  stop(): Promise<void>
}

/** Clients that send one form after the other, each under a key like 'client 3 number 14', until they are stopped. */
export function startSenders(
  addresses: readonly string[],
  forms: readonly FormDefinition[],
  count: number,
): Senders {
  const acknowledged: Acknowledged[] = []
  const state = { stopping: false }
  const clients = Array.from({ length: count }, async (_client, client) => {
    for (let number = 0; !state.stopping; number++) {
      const form = forms[(client + number) % forms.length]!
      acknowledged.push(await sendUntilAcknowledged(addresses, form, `client ${client} number ${number}`))
    }
  })
  return {
    acknowledged,
    async stop() {
      state.stopping = true
      await Promise.all(clients)
    },
  }
}

/** The key is in the first text field, and in each file of a form with files. */
function bodyOf(form: FormDefinition, key: string): Sendable {
  const [text] = Object.entries(form.fields).find(([, { type }]) => type === 'text')!
  const files = Object.entries(form.fields).filter(([, { type }]) => type === 'file')
  const answers = { ...jsonAnswers(form), [text]: key }
  if (files.length === 0)
    return { content: JSON.stringify(answers), headers: { 'content-type': 'application/json' } }
  const content = new FormData()
  for (const [name, answer] of Object.entries(answers)) content.set(name, String(answer))
  const pdf = new Blob([`%PDF-1.7 ${key} ${'x'.repeat(20_000)}`], { type: 'application/pdf' })
  for (const [name] of files) content.set(name, pdf, `${name}.pdf`)
  return { content, headers: {} }
}

interface Sendable {
  readonly content: string | FormData
  readonly headers: Readonly<Record<string, string>>
}

async function send(
  url: string,
  key: string,
  body: Sendable,
): Promise<{ id: string; reference: string } | undefined> {
  const headers = { ...body.headers, 'idempotency-key': key }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: body.content,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (response.status === 503) return void (await response.body?.cancel())
    const text = await response.text()
    if (response.status !== 201) throw new UnexpectedResponseError(`${response.status} ${text}`)
    return JSON.parse(text) as { id: string; reference: string }
  } catch (error) {
    if (error instanceof UnexpectedResponseError) throw error
    return undefined
  }
}

class UnexpectedResponseError extends Error {}
