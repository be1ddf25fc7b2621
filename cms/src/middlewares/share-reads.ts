import type { Core } from '@strapi/strapi'
import { publicReadKey, publicReads } from '../publishing/shared-reads.ts'
import { settings } from '../settings.ts'

/**
 * Answers equal public requests that arrive at the same moment once: after a change every site process asks for the same
 * documents, and a page costs fifty milliseconds. Not on a shared database, where another content service may have committed
 * a change meanwhile.
 */
export default (): Core.MiddlewareHandler => async (context, next) => {
  const key = settings.databaseUrl === null ? publicReadKey(context) : null
  if (key === null) return next()
  const { status, body } = await publicReads.read(key, async () => {
    await next()
    return { status: context.status, body: context.body }
  })
  context.status = status
  context.body = body
}
