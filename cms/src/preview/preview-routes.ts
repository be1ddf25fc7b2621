import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { createPreviewLink } from './create-preview-link.ts'

/**
 * Adds `POST /preview-links` for the panel's live preview and its review links: `{ uid, documentId, version }` is
 * answered with the link and its expiry, 404 if there is none. Strapi's own route knows neither review links nor pages
 * that were never saved.
 */
export function addPreviewRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'POST',
        path: '/preview-links',
        handler: createLink,
        info: { apiName: 'preview' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function createLink(ctx: Context): Promise<void> {
  const { uid, documentId, version } = (ctx.request as { body?: Record<string, unknown> }).body ?? {}
  const isKnown = version === 'draft' || version === 'review'
  if (typeof uid !== 'string' || typeof documentId !== 'string' || !isKnown) return ctx.badRequest()
  const link = await createPreviewLink(uid, documentId, version)
  if (!link) return ctx.notFound()
  ctx.set('cache-control', 'no-store')
  ctx.body = { data: link }
}
