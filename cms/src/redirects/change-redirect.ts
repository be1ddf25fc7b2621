import type { Core, Modules } from '@strapi/strapi'
import type { Redirect } from './plan-redirect.ts'
import { mergedRedirect, retarget, validateRedirect } from './validate-redirect.ts'

type Context = Parameters<Modules.Documents.Middleware.Middleware>[0]

const REDIRECT = 'api::redirect.redirect'

/**
 * Validates a redirect that is saved or published, and stores it normalized; a copy is validated when it is published.
 * On publishing, redirects that point to its source are updated to its target.
 */
export async function validateRedirectChange(
  strapi: Core.Strapi,
  { action, params }: Context,
  documentId: string | undefined,
): Promise<void> {
  const { data, status } = params as { data?: Partial<Redirect>; status?: string }
  const isPublishing = action === 'publish' || status === 'published'
  if ((!isPublishing && !data) || action === 'clone') return
  const requested = await mergedRedirect(strapi, data ?? {}, documentId)
  const { redirect, flattened } = await validateRedirect(strapi, requested, documentId)
  if (data) Object.assign(data, redirect)
  else await storeInDraft(strapi, redirect, documentId)
  if (isPublishing) await retarget(strapi, flattened, redirect.to)
}

/** The id of the published version, which changes with every publication; undefined when it is not published. */
export async function publishedRedirectId(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<number | string | undefined> {
  if (!documentId) return undefined
  const published = await strapi.db
    .query(REDIRECT)
    .findOne({ select: ['id'], where: { documentId, publishedAt: { $notNull: true } } })
  return published?.id
}

async function storeInDraft(
  strapi: Core.Strapi,
  redirect: Redirect,
  documentId: string | undefined,
): Promise<void> {
  const where = { documentId, publishedAt: { $null: true } }
  await strapi.db.query(REDIRECT).updateMany({ where, data: redirect })
}
