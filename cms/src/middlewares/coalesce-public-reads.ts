import type { Core } from '@strapi/strapi'
import { publicReadKey, coalesceRead } from '../publishing/coalesce-reads.ts'
import { settings } from '../settings.ts'

/**
 * Prepares the response to equal public requests that arrive within a moment once: after a change every site process
 * asks for the same documents, and a page takes twenty milliseconds. Not on a shared database, where another content
 * service may have committed a change meanwhile.
 */
export default (): Core.MiddlewareHandler => async (context, next) => {
  const key = settings.databaseUrl === null ? publicReadKey(context) : null
  return key === null ? next() : coalesceRead(context, key, next)
}
