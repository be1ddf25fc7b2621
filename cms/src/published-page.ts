import type { Core } from '@strapi/strapi'
import type { PublishedPage } from './publishing/tags-of-change.ts'

const PAGE = 'api::page.page'
const PUBLISHED_FIELDS = ['id', 'slug', 'title']

/** The published version of a page; null when there is only a draft, or nothing. */
export async function publishedPage(
  strapi: Core.Strapi,
  page: { readonly documentId: string } | { readonly slug: string },
): Promise<PublishedPage | null> {
  return strapi.db.query(PAGE).findOne({
    select: PUBLISHED_FIELDS,
    where: { ...page, publishedAt: { $notNull: true } },
  })
}

/** The published versions of all pages. */
export async function publishedPages(
  strapi: Core.Strapi,
): Promise<(PublishedPage & { readonly documentId: string })[]> {
  return strapi.db.query(PAGE).findMany({
    select: [...PUBLISHED_FIELDS, 'documentId'],
    where: { publishedAt: { $notNull: true } },
  })
}
