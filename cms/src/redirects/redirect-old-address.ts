import type { Core } from '@strapi/strapi'
import { pagePath } from '../page-path.ts'
import type { PublishedPage } from '../publishing/tags-of-change.ts'

const REDIRECT = 'api::redirect.redirect'

/**
 * After a page was published: deletes a redirect from its path, since the page is there now, and redirects its previous
 * path to the new one when it moved.
 */
export async function redirectOldAddress(
  strapi: Core.Strapi,
  before: PublishedPage | null,
  after: PublishedPage | null,
): Promise<void> {
  if (!after || before?.slug === after.slug) return
  const path = pagePath(after.slug)
  await deleteRedirectFrom(strapi, path)
  if (!before || pagePath(before.slug) === '/') return
  await deleteRedirectFrom(strapi, pagePath(before.slug))
  await strapi
    .documents(REDIRECT)
    .create({ data: { from: pagePath(before.slug), to: path, permanent: true } })
}

async function deleteRedirectFrom(strapi: Core.Strapi, from: string): Promise<void> {
  const existing = await strapi.documents(REDIRECT).findMany({ filters: { from }, fields: ['from'] })
  for (const { documentId } of existing) await strapi.documents(REDIRECT).delete({ documentId })
}
