import { isArticleSlug } from '@beam/content/model/articles.ts'
import type { PageSummary } from '@beam/content/model/page.ts'

/**
 * The version of each page that this process holds: that of the last list, or of the page itself if it was fetched
 * later. A list that names another version, newer or older, means that the page must be fetched again: after a restored
 * backup the list may be the same as before, while a page was fetched in between.
 */
export interface KnownVersions {
  /** Records a page that was fetched. */
  fetched(page: PageSummary): void
  /** The tags of pages that the list adds, removes or has in another version. The list becomes known. */
  compare(list: readonly PageSummary[]): string[]
}

/** Fetched pages between two lists; each page is fetched again after a minute only if it is read. */
const MAX_FETCHED = 2000

/** Nothing is known yet: the first list is compared only with pages that were fetched before. */
export function createKnownVersions(): KnownVersions {
  let lastList: ReadonlyMap<string, string> | null = null
  const fetchedSince = new Map<string, string>()

  return {
    fetched(page) {
      const isRecorded = fetchedSince.size < MAX_FETCHED || fetchedSince.has(page.slug)
      if (isRecorded && hasDates(page)) fetchedSince.set(page.slug, versionOf(page))
    },
    compare(list) {
      const listed = new Map(list.map((page) => [page.slug, versionOf(page)]))
      const known = new Map([...(lastList ?? listed), ...(list.some(hasDates) ? fetchedSince : [])])
      lastList = listed
      fetchedSince.clear()
      const slugs = new Set([...known.keys(), ...listed.keys()])
      const changed = [...slugs].filter((slug) => known.get(slug) !== listed.get(slug))
      if (changed.length === 0) return []
      const tags = [...changed.map((slug) => `page:${slug}`), 'pages']
      return changed.some(isArticleSlug) ? [...tags, 'articles'] : tags
    },
  }
}

/** A content service may send the dates of a page without listing them. */
function hasDates({ updatedAt, publishedAt }: PageSummary): boolean {
  return updatedAt !== '' || publishedAt !== ''
}

function versionOf({ title, updatedAt, publishedAt }: PageSummary): string {
  return `${updatedAt} ${publishedAt} ${title}`
}
