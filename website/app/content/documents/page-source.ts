import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { Page, PageSummary } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'
import { pageFromStrapi, pageSummariesFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { populateQuery } from '@beam/content/strapi/populate-query.ts'
import { isRecord, ownValue } from '@beam/content/strapi/read-value.ts'
import type { ContentResponse, ContentClient, Read } from '../client/content-client.server.ts'
import { draftRequest, pageRequest, PLAIN_PAGE_POPULATE } from '../client/content-requests.ts'
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
const EXACT_PAGE_POPULATE = populateQuery(BLOCKS)

/** Pages and drafts as resources that the content store fetches and caches. */
export function createPageSource(options: PageSourceOptions): PageSource {
  const { client, mediaUrl, onFetched, onFetchedPage, freshIndex, index } = options

  /** A content service without some of our components rejects the exact request: then the plain one is sent. */
  async function fetchPage(
    pathFor: (populate: string) => string,
    signal: AbortSignal,
    read: Read<Page | null> = readPage(mediaUrl),
    kind?: 'draft',
  ) {
    const request = (populate: string) => client.get(pathFor(populate), read, signal, kind)
    const response = await request(EXACT_PAGE_POPULATE)
    return response.kind === 'rejected' && response.status === 400 ? request(PLAIN_PAGE_POPULATE) : response
  }

  const fetchBy = (field: 'slug' | 'title', value: string, signal: AbortSignal) =>
    fetchPage((populated) => pageRequest(field, value, populated), signal)

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
      outcome = matching(await fetchBy('slug', form, signal), ({ slug: its }) => its === slug)
      if (!outcome || outcome.value) return outcome
    }
    return outcome
  }

  async function findByTitle(name: string, signal: AbortSignal): Promise<Fetched<Page | null> | null> {
    const list = completeList(await index(signal))
    if (list && !findListed(list, name)) return NONE
    return matching(await fetchBy('title', name, signal), ({ title }) => title === name)
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
    fetchDraft: (documentId, signal) =>
      fetchPage(
        (populated) => draftRequest(documentId, populated),
        signal,
        readDraft(mediaUrl, documentId),
        'draft',
      ),
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

/** undefined for an unexpected body; null for an empty list. */
function readPage(mediaUrl: string): Read<Page | null> {
  return (body) =>
    isRecord(body) && Array.isArray(ownValue(body, 'data')) ? pageFromStrapi(body, mediaUrl) : undefined
}

/** As `readPage`; null also for another document, which a service that ignores filters may return. */
function readDraft(mediaUrl: string, documentId: string): Read<Page | null> {
  return (body) => {
    const data = isRecord(body) ? ownValue(body, 'data') : undefined
    if (!Array.isArray(data)) return undefined
    const entry: unknown = data[0]
    const isWanted = isRecord(entry) && ownValue(entry, 'documentId') === documentId
    return isWanted ? pageFromStrapi(entry, mediaUrl, 'draft') : null
  }
}
