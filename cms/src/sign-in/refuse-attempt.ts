import type { Context } from 'koa'

/** 429 in the shape of Strapi's own errors, whose message the panel shows. */
export function refuseAttempt(ctx: Context, retryAfterSeconds: number): void {
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`
  ctx.status = 429
  ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { data: null, error: { status: 429, name: 'RateLimitError', message, details: {} } }
}
