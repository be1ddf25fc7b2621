import type { Context } from 'koa'

/**
 * A header of the panel's downloads: base64url of JSON. In an address, what was searched for would be logged by
 * proxies.
 */
const INPUT_HEADER = 'x-inbox-input'

/** The JSON object in the body; null when it is something else. */
export function readBodyInput(ctx: Context): object | null {
  const { body } = ctx.request as { body?: unknown }
  return isObject(body) ? body : null
}

/** The JSON object in the header; null when it is something else. */
export function readHeaderInput(ctx: Context): object | null {
  try {
    const input: unknown = JSON.parse(Buffer.from(ctx.get(INPUT_HEADER), 'base64url').toString('utf8'))
    return isObject(input) ? input : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
