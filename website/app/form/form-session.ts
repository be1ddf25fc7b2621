import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { tryOrUndefined } from './try-or-undefined.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * The time from the first look at a form until it is stored, including reloads and visits to other pages. Where the
 * browser's storage is blocked, a session ends with the document.
 */
export interface FormSession {
  /** 64 random bits, hexadecimal. */
  readonly id: string
  /** When it started: milliseconds since 1970, by the device's clock. */
  readonly since: number
}

/** Browsers have stored sessions under this name: it must not change. */
const STORAGE_KEY_PREFIX = 'beam-sitting-'

const sessions = new Map<string, FormSession>()

/**
 * The form's current session in this tab, else a new one.
 *
 * @param since when the form was first shown: milliseconds since 1970
 */
export function formSession(form: FormDefinition, since: number): FormSession {
  const session = sessions.get(form.name) ?? readSession(form) ?? { id: newId(), since }
  sessions.set(form.name, session)
  tryOrUndefined(() => browserStorage('tab').setItem(storageKey(form), JSON.stringify(session)))
  return session
}

/** Call it when the form is stored: the next one gets a session, and so an idempotency key, of its own. */
export function endFormSession(form: FormDefinition) {
  sessions.delete(form.name)
  tryOrUndefined(() => browserStorage('tab').removeItem(storageKey(form)))
}

/** `crypto.randomUUID` is missing where a page is not served securely. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readSession(form: FormDefinition): FormSession | undefined {
  const stored = tryOrUndefined(
    () => JSON.parse(browserStorage('tab').getItem(storageKey(form)) ?? 'null') as Partial<FormSession>,
  )
  const { id, since } = stored ?? {}
  return typeof id === 'string' && /^[\da-f]{16}$/u.test(id) && typeof since === 'number'
    ? { id, since }
    : undefined
}

function storageKey(form: FormDefinition): string {
  return STORAGE_KEY_PREFIX + form.name
}
