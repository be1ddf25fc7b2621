import type { Core } from '@strapi/strapi'
import { panelOrigin, siteUrlBeside } from '../preview/browser-urls.ts'
import { settings } from '../settings.ts'
import { addPreviewSource } from './add-preview-source.ts'

/**
 * Lets the panel frame previews from the site's address on the panel's own host (Strapi itself allows SITE_URL only),
 * and find out whether the site answers there.
 */
const allowPreviewFrame: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next()
  const policy = ctx.response.get('content-security-policy')
  const site = siteUrlBeside(panelOrigin({ host: ctx.host, origin: '' }, settings), settings)
  if (policy) ctx.set('content-security-policy', addPreviewSource(policy, site))
}

export default allowPreviewFrame
