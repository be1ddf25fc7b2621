import type { Core } from '@strapi/strapi'
import { publicReads } from '../publishing/shared-reads.ts'
import { settings } from '../settings.ts'

type Context = Parameters<Core.MiddlewareHandler>[0]

/**
 * Answers equal public requests that arrive at the same moment once: after a change every site process asks for the same
 * documents, and a page costs fifty milliseconds. Not on a shared database, where another content service may have committed
 * a change meanwhile.
 */
export default (): Core.MiddlewareHandler => async (context, next) => {
  if (settings.databaseUrl !== null || !isPublicRead(context)) return next()
  const { status, body } = await publicReads.read(keyOf(context), async () => {
    await next()
    return { status: context.status, body: context.body }
  })
  context.status = status
  context.body = body
}

/** Whoever asks, the answer is the same. */
function isPublicRead({ method, path, headers }: Context): boolean {
  const { authorization, cookie } = headers
  return method === 'GET' && path.startsWith('/api/') && authorization === undefined && cookie === undefined
}

function keyOf({ url, headers }: Context): string {
  return `${String(headers['strapi-response-format'])} ${url}`
}
