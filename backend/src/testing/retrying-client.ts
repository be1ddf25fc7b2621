import { setTimeout as pause } from 'node:timers/promises'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { jsonAnswers } from './test-backend.ts'

export interface Acknowledged {
  readonly key: string
  readonly form: string
  readonly id: string
  readonly reference: string
}

const GIVE_UP_AFTER = 600
const PAUSE_MS = 50

/**
 * Sends one submission as a browser of ours would: under one key, again and again until it is acknowledged.
 * `addresses` are tried in turn.
 */
export async function sendUntilAcknowledged(
  addresses: readonly string[],
  form: FormDefinition,
  key: string,
): Promise<Acknowledged> {
  const text = Object.entries(form.fields).find(([, { type }]) => type === 'text')![0]
  const body = JSON.stringify({ ...jsonAnswers(form), [text]: key })
  for (let attempt = 0; attempt < GIVE_UP_AFTER; attempt++) {
    const receipt = await send(addresses[attempt % addresses.length]! + form.endpoint, key, body)
    if (receipt) return { key, form: form.name, ...receipt }
    await pause(PAUSE_MS)
  }
  throw new Error(`${key} was never acknowledged.`)
}

async function send(
  url: string,
  key: string,
  body: string,
): Promise<{ id: string; reference: string } | undefined> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) })
    if (response.status === 503) return void (await response.body?.cancel())
    const text = await response.text()
    if (response.status !== 201) throw new UnexpectedAnswer(`${response.status} ${text}`)
    return JSON.parse(text) as { id: string; reference: string }
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error
    return undefined
  }
}

class UnexpectedAnswer extends Error {}
