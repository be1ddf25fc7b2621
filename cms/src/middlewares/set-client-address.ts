import { createClientAddress } from '@beam/environment/client-address.ts'
import type { Core } from '@strapi/strapi'
import { settings } from '../settings.ts'

/**
 * Sets the client's address for all later middlewares. Koa's own `proxy` setting stays off: it trusts every peer and
 * the leftmost address, which the client can forge. CMS_PUBLIC_URL decides whether cookies are limited to https.
 */
const setClientAddress: Core.MiddlewareFactory = () => {
  const addressOf = createClientAddress(settings.trustProxy)
  const isHttps = settings.publicUrl.startsWith('https:')
  return (ctx, next) => {
    ctx.request.ip = addressOf(ctx.req.socket.remoteAddress, ctx.get('X-Forwarded-For') || null)
    if (isHttps) Object.defineProperty(ctx.request, 'protocol', { value: 'https' })
    return next()
  }
}

export default setClientAddress
