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
  for (let attempt = 0; attempt < GIVE_UP_AFTER; attempt++) {
    const receipt = await send(addresses[attempt % addresses.length]! + form.endpoint, key, bodyOf(form, key))
    if (receipt) return { key, form: form.name, ...receipt }
    await pause(PAUSE_MS)
  }
  throw new Error(`${key} was never acknowledged.`)
}

/** The key stands in the first text, and in the file of a form that takes one. */
function bodyOf(form: FormDefinition, key: string): Sendable {
  const [text] = Object.entries(form.fields).find(([, { type }]) => type === 'text')!
  const file = Object.entries(form.fields).find(([, { type }]) => type === 'file')
  const answers = { ...jsonAnswers(form), [text]: key }
  if (!file) return { content: JSON.stringify(answers), headers: { 'content-type': 'application/json' } }
  const content = new FormData()
  for (const [name, answer] of Object.entries(answers)) content.set(name, String(answer))
  const pdf = new Blob([`%PDF-1.7 ${key} ${'x'.repeat(20_000)}`], { type: 'application/pdf' })
  content.set(file[0], pdf, 'cv.pdf')
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
      signal: AbortSignal.timeout(15_000),
    })
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
