import type { ContentSources } from './content-sources.server.ts'
import { createPrefetch } from './polling/prefetch.ts'

const PAGE_TAG = 'page:'
/** Until the changed page has been rendered, which takes the same processor. */
const LISTS_DELAY_MS = 150

/**
 * Returns a function that invalidates cached documents by tag, and fetches those again that visitors are likely to
 * need: first the changed pages and what every page shows, a moment later the lists. What is read earlier is fetched
 * then.
 */
export function createDocumentInvalidation({
  documents,
  tagVersions,
  pages,
  index,
  articles,
  menu,
  footer,
  redirects,
  images,
}: ContentSources): (tags: readonly string[]) => void {
  const prefetch = createPrefetch({ fetch: documents.prefetch })

  return (tags) => {
    const pageTags = tags.filter((tag) => tag.startsWith(PAGE_TAG))
    const all = pageTags.length > 0 ? [...tags, 'pages'] : tags
    tagVersions.invalidate(all)
    images.release(pageTags)
    prefetch([
      ...pageTags.map((tag) => pages.resource(tag.slice(PAGE_TAG.length))),
      ...[menu, footer, redirects].filter(({ key }) => all.includes(key)),
    ])
    const lists = [index, articles].filter(({ key }) => all.includes(key))
    if (lists.length > 0) setTimeout(() => prefetch(lists), LISTS_DELAY_MS).unref()
  }
}
