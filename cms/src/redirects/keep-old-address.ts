import type { Core } from '@strapi/strapi'
import { pagePath } from '../page-path.ts'
import type { PublishedPage } from '../publishing/tags.ts'

const REDIRECT = 'api::redirect.redirect'

/**
 * After a page was published: a redirect that started at its address goes, since the page now stands there, and when it
 * stood at another address before, that one leads on to it.
 */
export async function keepOldAddress(
  strapi: Core.Strapi,
  before: PublishedPage | null,
  after: PublishedPage | null,
): Promise<void> {
  if (!after || before?.slug === after.slug) return
  const path = pagePath(after.slug)
  await removeRedirectFrom(strapi, path)
  if (!before || pagePath(before.slug) === '/') return
  await removeRedirectFrom(strapi, pagePath(before.slug))
  await strapi
    .documents(REDIRECT)
    .create({ data: { from: pagePath(before.slug), to: path, permanent: true } })
}

async function removeRedirectFrom(strapi: Core.Strapi, from: string): Promise<void> {
  const there = await strapi.documents(REDIRECT).findMany({ filters: { from }, fields: ['from'] })
  for (const { documentId } of there) await strapi.documents(REDIRECT).delete({ documentId })
}
