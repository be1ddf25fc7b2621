import type { Page, PageSummary } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'
import { pageSummariesFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import type { ContentResponse, ContentClient } from '../client/content-client.server.ts'
import { createPageFetcher, readPage } from './page-fetcher.ts'
import { findListed, completeList } from './page-index.ts'
import { FRESH_MS, type Fetched, type Resource } from '../cache/resource.ts'

export interface PageSource {
  /** A page by its slug, else by its title; its value is null if there is none. */
  resource(slugOrTitle: string): Resource<Page | null>
  /** The draft of a document; its value is null if there is none. */
  fetchDraft(documentId: string, signal: AbortSignal): Promise<ContentResponse<Page | null>>
}

interface PageSourceOptions {
  readonly client: ContentClient
  readonly mediaUrl: string
  /** Called with each published page that was fetched, as in the list and as a document. */
  readonly onFetched: (page: PageSummary) => void
  readonly onFetchedPage: (page: Page) => void
  /** The list of all pages if it is fresh in memory. */
  readonly freshIndex: () => readonly PageSummary[] | null
  /** The list of all pages, fetched if necessary; null if that fails. */
  readonly index: (signal: AbortSignal) => Promise<readonly PageSummary[] | null>
}

const ABSENT_MS = 10_000

/** Pages and drafts as resources that the content store fetches and caches. */
export function createPageSource(options: PageSourceOptions): PageSource {
  const { client, mediaUrl, onFetched, onFetchedPage, freshIndex, index } = options
  const pages = createPageFetcher(client, mediaUrl)

  async function find(name: string, signal: AbortSignal): Promise<Fetched<Page | null> | null> {
    const list = completeList(freshIndex())
    const slug = list ? findListed(list, name)?.slug : isSlug(name) ? name : undefined
    const bySlug = slug === undefined ? null : await findBySlug(slug, signal)
    if (bySlug?.value || (slug !== undefined && !bySlug)) return bySlug
    return findByTitle(name, signal)
  }

  /** The content service compares code points: a slug may be stored in another Unicode form. */
  async function findBySlug(slug: string, signal: AbortSignal): Promise<Fetched<Page | null> | null> {
    let outcome: Fetched<Page | null> | null = null
    for (const form of new Set([slug, slug.normalize('NFD')])) {
      outcome = matching(await pages.by('slug', form, signal), ({ slug: its }) => its === slug)
      if (!outcome || outcome.value) return outcome
    }
    return outcome
  }

  async function findByTitle(name: string, signal: AbortSignal): Promise<Fetched<Page | null> | null> {
    const list = completeList(await index(signal))
    if (list && !findListed(list, name)) return NONE
    return matching(await pages.by('title', name, signal), ({ title }) => title === name)
  }

  return {
    resource: (name) => ({
      key: `page:${name}`,
      async fetch(signal) {
        const fetched = await find(name, signal)
        if (fetched?.body) pageSummariesFromStrapi(JSON.parse(fetched.body)).forEach(onFetched)
        if (fetched?.value) onFetchedPage(fetched.value)
        return fetched
      },
      restore: (body) => readPage(mediaUrl)(JSON.parse(body)) ?? undefined,
      tags: (page) =>
        page ? [...new Set([`page:${name}`, `page:${page.slug}`])] : ['pages', `page:${name}`],
      freshMs: (page) => (page ? FRESH_MS : ABSENT_MS),
    }),
    fetchDraft: pages.draft,
  }
}

const NONE: Fetched<null> = { value: null, body: null }

/** A service that ignores filters may return any page: only a matching one counts. */
function matching(
  response: ContentResponse<Page | null>,
  isMatch: (page: Page) => boolean,
): Fetched<Page | null> | null {
  if (response.kind !== 'ok') return null
  return response.value && isMatch(response.value) ? { value: response.value, body: response.body } : NONE
}
