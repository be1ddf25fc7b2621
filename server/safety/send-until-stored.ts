import { setTimeout as pause } from 'node:timers/promises'
import type { FormDefinition } from '../../forms/engine/define-form.ts'
import { formData, postForm } from './post-form.ts'

export interface Stored {
  readonly id: string
  readonly reference: string
}

const TRIES = 900
const PAUSE_MS = 50

/**
 * Sends a form with its files as a browser of ours would: under one key, again and again, to one site after the other,
 * until it is stored. Throws when it is refused, or never stored.
 */
export async function sendUntilStored(
  urls: readonly string[],
  form: FormDefinition,
  key: string,
): Promise<Stored> {
  const firstText = Object.entries(form.fields).find(([, { type }]) => type === 'text')![0]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const headers = { 'idempotency-key': key }
    const answer = await postForm(
      urls[attempt % urls.length]!,
      form,
      formData(form, { [firstText]: key }),
      headers,
    )
    const text = await answer?.text().catch(() => undefined)
    if (answer?.status === 201 && text !== undefined) return JSON.parse(text) as Stored
    if (answer && answer.status !== 201 && answer.status !== 503)
      throw new Error(`${key}: ${answer.status} ${text}`)
    await pause(PAUSE_MS)
  }
  throw new Error(`${key} was never stored.`)
}

export interface Senders {
  readonly stored: Stored[]
  /** Lets each end what it has begun. */
  stop(): Promise<void>
}

/** Clients that send one form after the other until they are stopped. */
export function startSenders(
  urls: readonly string[],
  forms: readonly FormDefinition[],
  count: number,
): Senders {
  const stored: Stored[] = []
  const state = { stopping: false }
  const clients = Array.from({ length: count }, async (_client, client) => {
    for (let number = 0; !state.stopping; number++) {
      const form = forms[(client + number) % forms.length]!
      stored.push(await sendUntilStored(urls, form, `client ${client} number ${number}`))
    }
  })
  return {
    stored,
    async stop() {
      state.stopping = true
      await Promise.all(clients)
    },
  }
}
