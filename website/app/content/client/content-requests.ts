import { NEWS_SLUG } from '@beam/content/model/articles.ts'

/*
 * Paths of the requests to the content service (specification). Fields and operators are fixed; only values vary, and
 * they are encoded. Published pages are not requested by id: the list of pages tells which slugs and titles exist,
 * while each made-up id would need a request.
 */

/** The plain populate parameter of a page; another content service may reject the exact one. */
export const PLAIN_PAGE_POPULATE = 'populate[Content][populate]=*'

/** The published page whose field has this value. `populate`: what to return of its blocks. */
export function pageRequest(field: 'slug' | 'title' | 'documentId', value: string, populate: string): string {
  return `/api/pages?filters[${field}][$eq]=${encodeURIComponent(value)}&${populate}&pagination[pageSize]=1`
}

/** The draft of a page; only the site's token may read it. */
export function draftRequest(documentId: string, populate: string): string {
  return `${pageRequest('documentId', documentId, populate)}&status=draft`
}

/** `page` counts from 1. A service with a smaller page size returns the number of pages. */
export function pageListRequest(page: number): string {
  const fields = ['slug', 'title', 'updatedAt', 'publishedAt'].map(
    (name, index) => `fields[${index}]=${name}`,
  )
  return `/api/pages?${fields.join('&')}&sort=slug&pagination[page]=${page}&pagination[pageSize]=500`
}

/** `page` counts from 1. The service returns at most 100 populated entries at a time. */
export function articleListRequest(page: number, query: string): string {
  const filter = `filters[slug][$startsWith]=${encodeURIComponent(`${NEWS_SLUG}/`)}`
  return `/api/pages?${filter}&${query}&sort=slug&pagination[page]=${page}&pagination[pageSize]=100`
}

export const NAVIGATION_REQUEST = '/api/navigation/render/navigation?type=TREE'

export const PAGES_FOR_NAVIGATION_REQUEST = '/api/pages?populate=*&pagination[pageSize]=100'

/** The published footer. */
export function footerRequest(populate: string): string {
  return `/api/footer?${populate}`
}

/** The draft of the footer; only the site's token may read it. */
export function draftFooterRequest(populate: string): string {
  return `${footerRequest(populate)}&status=draft`
}

/** `page` counts from 1. */
export function redirectListRequest(page: number): string {
  return `/api/redirects?sort=from&pagination[page]=${page}&pagination[pageSize]=100`
}

/** Pages with all their content; few at a time because they are large. `page` counts from 1. */
export function wholePagesRequest(page: number, populate: string): string {
  return `/api/pages?${populate}&sort=slug&pagination[page]=${page}&pagination[pageSize]=25`
}
