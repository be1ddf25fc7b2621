/*
 * The paths of the specification's calls to the content service. Fields and operators are fixed; only values vary, and
 * they are encoded. The call for a single entry by its id is not needed: pages are found by slug and title, which the list
 * of pages proves there or not there, while every made-up id would have to be asked for.
 */

/** The plain form of a page's populate; another content service may refuse the exact one. */
export const PLAIN_PAGE_POPULATE = 'populate[Content][populate]=*'

export function pageRequest(field: 'slug' | 'title', value: string, populate: string): string {
  return `/api/pages?filters[${field}][$eq]=${encodeURIComponent(value)}&${populate}&pagination[pageSize]=1`
}

export function draftRequest(slug: string, populate: string): string {
  return `${pageRequest('slug', slug, populate)}&status=draft`
}

/** `page` counts from 1. A service that gives fewer at a time says in how many parts the list then comes. */
export function pageListRequest(page: number): string {
  const fields = ['slug', 'title', 'updatedAt', 'publishedAt'].map(
    (name, index) => `fields[${index}]=${name}`,
  )
  return `/api/pages?${fields.join('&')}&sort=slug&pagination[page]=${page}&pagination[pageSize]=500`
}

export const NAVIGATION_REQUEST = '/api/navigation/render/navigation?type=TREE'

export const PAGES_FOR_NAVIGATION_REQUEST = '/api/pages?populate=*&pagination[pageSize]=100'

export function footerRequest(populate: string): string {
  return `/api/footer?${populate}`
}

export function draftFooterRequest(populate: string): string {
  return `${footerRequest(populate)}&status=draft`
}

/** `page` counts from 1. */
export function redirectListRequest(page: number): string {
  return `/api/redirects?sort=from&pagination[page]=${page}&pagination[pageSize]=100`
}

/** Pages with everything on them; few at a time, since they are large. `page` counts from 1. */
export function wholePagesRequest(page: number, populate: string): string {
  return `/api/pages?${populate}&sort=slug&pagination[page]=${page}&pagination[pageSize]=25`
}
