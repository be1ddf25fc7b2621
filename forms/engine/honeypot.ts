/**
 * Reserved names in a form's body, never answers. Their look must suit no password manager or autofill: people are not
 * to be caught. Without JavaScript the time is absent, and that is fine.
 */
export const HONEYPOT_NAME = '__leave_empty'
export const ELAPSED_NAME = '__elapsed_ms'

export interface HoneypotResult {
  /** Somebody filled the control that no person sees. */
  readonly filled: boolean
  /** Milliseconds between showing the form and sending it, as the browser counted; undefined when it did not. */
  readonly elapsedMs: number | undefined
}

/** What the reserved part of a body tells, be it FormData or an object out of JSON. Takes anything. */
export function readHoneypot(body: unknown): HoneypotResult {
  const trap = reserved(body, HONEYPOT_NAME)
  return {
    filled: trap !== undefined && trap !== null && trap !== '',
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
