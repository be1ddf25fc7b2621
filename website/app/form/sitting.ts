import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { attempt } from './attempt.ts'
import { storageOf } from './storage-of.ts'

/**
 * From the first look at a form until it is stored, reloads and visits to other pages included. Where the browser keeps
 * nothing, it ends with the document.
 */
export interface Sitting {
  /** 64 random bits. */
  readonly id: string
  /** Milliseconds since 1970, by the device's clock. */
  readonly since: number
}

const underWay = new Map<string, Sitting>()

/** The sitting under way in this tab, or one that begins now; `since` is when the form was first shown. */
export function sittingOf(form: FormDefinition, since: number): Sitting {
  const sitting = underWay.get(form.name) ?? writtenDown(form) ?? { id: newId(), since }
  underWay.set(form.name, sitting)
  attempt(() => storageOf('tab').setItem(keyOf(form), JSON.stringify(sitting)))
  return sitting
}

export function endSitting(form: FormDefinition) {
  underWay.delete(form.name)
  attempt(() => storageOf('tab').removeItem(keyOf(form)))
}

/** What is sent in one sitting with the same answers is the same attempt: an equal key, so that nothing is stored twice. */
export function attemptKey({ id }: Sitting, answers: Answers): string {
  return id + hashOf(JSON.stringify(answers, fingerprint))
}

function fingerprint(_: string, answer: unknown): unknown {
  return answer instanceof File ? [answer.name, answer.size, answer.lastModified] : answer
}

/** FNV-1a of 64 bits: it only has to tell a few attempts of one sitting apart. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let place = 0; place < text.length; place++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(place))) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

/** `crypto.randomUUID` is missing where a page is not served securely. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function writtenDown(form: FormDefinition): Sitting | undefined {
  const left = attempt(() => JSON.parse(storageOf('tab').getItem(keyOf(form)) ?? 'null') as Partial<Sitting>)
  const { id, since } = left ?? {}
  return typeof id === 'string' && /^[\da-f]{16}$/u.test(id) && typeof since === 'number'
    ? { id, since }
    : undefined
}

function keyOf(form: FormDefinition): string {
  return `beam-sitting-${form.name}`
}
