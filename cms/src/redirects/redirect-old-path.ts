import type { Core } from '@strapi/strapi'
import { pagePath } from '../page-path.ts'
import type { PublishedPage } from '../publishing/tags-of-change.ts'

const REDIRECT = 'api::redirect.redirect'

/**
 * After a page was published: deletes a redirect from its path, since the page is there now, and redirects its previous
 * path to the new one when it moved.
 */
export async function redirectOldPath(
  strapi: Core.Strapi,
  before: PublishedPage | null,
  after: PublishedPage | null,
): Promise<void> {
  if (!after || before?.slug === after.slug) return
  const path = pagePath(after.slug)
  await deletePublishedFrom(strapi, path)
  if (!before || pagePath(before.slug) === '/') return
  await deletePublishedFrom(strapi, pagePath(before.slug))
  const data = { from: pagePath(before.slug), to: path, permanent: true }
  await strapi.documents(REDIRECT).create({ data, status: 'published' })
}

/** A draft with the same path is left: it cannot be published while the page is there. */
async function deletePublishedFrom(strapi: Core.Strapi, from: string): Promise<void> {
  const existing = await strapi
    .documents(REDIRECT)
    .findMany({ filters: { from }, fields: ['from'], status: 'published' })
  for (const { documentId } of existing) await strapi.documents(REDIRECT).delete({ documentId })
}
