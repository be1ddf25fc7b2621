import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { UNREACHABLE, type InboxFailure } from './inbox-failure.ts'

/** Answers and files of submissions are never stored by a browser or proxy. */
export function forbidStoring(ctx: Context): void {
  ctx.set('cache-control', 'no-store')
}

/** In the format of Strapi's errors, which its panel understands. */
export function respondFailure(
  ctx: Context,
  { status, code, message, retryAfter, extra }: InboxFailure,
): void {
  if (retryAfter !== null) ctx.set('retry-after', retryAfter)
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'InboxError', message, details: { code, ...extra } } }
}

/** Passes on the JSON of a successful response; 503 if it breaks off. */
export async function respondJson(ctx: Context, response: Response): Promise<void> {
  try {
    ctx.body = await response.json()
  } catch {
    respondFailure(ctx, UNREACHABLE)
  }
}

/** Streams a file through: always as an attachment of no known type, so that no browser shows or runs it. */
export function respondFile(ctx: Context, response: Response): void {
  const disposition = response.headers.get('content-disposition') ?? ''
  ctx.set('content-disposition', disposition.startsWith('attachment') ? disposition : 'attachment')
  ctx.set('x-content-type-options', 'nosniff')
  const length = response.headers.get('content-length')
  if (length !== null) ctx.set('content-length', length)
  ctx.status = 200
  ctx.body = response.body === null ? '' : cutWithSource(ctx, Readable.fromWeb(response.body as never))
  ctx.type = 'application/octet-stream'
}

/** When the source breaks, so does the response: a truncated file must not look complete. */
function cutWithSource(ctx: Context, source: Readable): Readable {
  return source.once('error', () => ctx.res.destroy())
}
