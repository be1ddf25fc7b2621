import type { Core } from '@strapi/strapi'
import { publicReadKey, publicReads } from '../publishing/shared-reads.ts'
import { settings } from '../settings.ts'

/**
 * Answers equal public requests that arrive at the same moment once: after a change every site process asks for the
 * same documents, and a page costs fifty milliseconds. Not on a shared database, where another content service may
 * have committed a change meanwhile.
 */
export default (): Core.MiddlewareHandler => async (context, next) => {
  const key = settings.databaseUrl === null ? publicReadKey(context) : null
  if (key === null) return next()
  let isOwn = false
  const { status, body } = await publicReads.read(key, async () => {
    isOwn = true
    await next()
    return { status: context.status, body: context.body }
  })
  if (isOwn) return
  // An address that no route answers has no body: Koa would make it a 204.
  if (body === undefined || body === null) return next()
  context.status = status
  context.body = body
}
