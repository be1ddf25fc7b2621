import type { Context } from 'koa'

/** Responds with 429 in Strapi's error format, so that the panel shows the message. */
export function rejectAttempt(ctx: Context, retryAfterSeconds: number): void {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const message = `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
  ctx.status = 429
  ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { data: null, error: { status: 429, name: 'RateLimitError', message, details: {} } }
}
