/**
 * Reserved names in a form's body, never answers. They must not attract password managers or autofill: people must not
 * fill them. Without JavaScript the time is absent, and that is fine. What follows: submissions/quarantine-reasons.ts
 * of the backend.
 */
export const HONEYPOT_NAME = '__leave_empty'
export const ELAPSED_NAME = '__elapsed_ms'

export interface HoneypotResult {
  /** The control that is hidden from people was filled in. */
  readonly filled: boolean
  /** Milliseconds between showing the form and sending it, as the browser counted; undefined when it did not. */
  readonly elapsedMs: number | undefined
}

/** Reads the reserved fields of a body, FormData or an object from JSON. Accepts any value. */
export function readHoneypot(body: unknown): HoneypotResult {
  const value = reserved(body, HONEYPOT_NAME)
  return {
    filled: value !== undefined && value !== null && value !== '',
    elapsedMs: milliseconds(reserved(body, ELAPSED_NAME)),
  }
}

function reserved(body: unknown, name: string): unknown {
  if (body instanceof FormData) return body.get(name)
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined
  return Reflect.get(body, name)
}

function milliseconds(given: unknown): number | undefined {
  const number = typeof given === 'string' && given !== '' ? Number(given) : given
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}
