import type { Core } from '@strapi/strapi'
import type { PublishedPage } from './publishing/tags.ts'

const PAGE = 'api::page.page'
const WHAT_VISITORS_SEE = ['id', 'slug', 'title']

/** The page as visitors see it; null when only a draft of it exists, or nothing at all. */
export async function publishedPage(
  strapi: Core.Strapi,
  page: { readonly documentId: string } | { readonly slug: string },
): Promise<PublishedPage | null> {
  return strapi.db.query(PAGE).findOne({
    select: WHAT_VISITORS_SEE,
    where: { ...page, publishedAt: { $notNull: true } },
  })
}

/** Every page that visitors see. */
export async function publishedPages(
  strapi: Core.Strapi,
): Promise<(PublishedPage & { readonly documentId: string })[]> {
  return strapi.db.query(PAGE).findMany({
    select: [...WHAT_VISITORS_SEE, 'documentId'],
    where: { publishedAt: { $notNull: true } },
  })
}
