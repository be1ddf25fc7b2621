import type { Core } from '@strapi/strapi'
import { settings } from '../settings.ts'
import { createClientAddress } from '../sign-in/client-address.ts'

/**
 * Tells everything behind it who the client is. Koa's own `proxy` setting stays off: it believes the leftmost address,
 * which the client writes, and it believes anybody. Whether cookies are for https alone follows from CMS_PUBLIC_URL.
 */
const clientAddress: Core.MiddlewareFactory = () => {
  const addressOf = createClientAddress(settings.trustProxy)
  const isHttps = settings.publicUrl.startsWith('https:')
  return (ctx, next) => {
    ctx.request.ip = addressOf(ctx.req.socket.remoteAddress, ctx.get('X-Forwarded-For') || null)
    if (isHttps) Object.defineProperty(ctx.request, 'protocol', { value: 'https' })
    return next()
  }
}

export default clientAddress
