import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { Page, PageSummary } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'
import { pageFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { populateQuery } from '@beam/content/strapi/populate-query.ts'
import { isRecord, own } from '@beam/content/strapi/read-value.ts'
import type { Answer, ContentClient } from '../client/content-client.server.ts'
import { draftRequest, pageRequest, PLAIN_PAGE_POPULATE } from '../client/content-requests.ts'
import { findListed, proofOf } from './page-index.ts'
import { FRESH_MS, type Asked, type Resource } from '../cache/resource.ts'

export interface PageSource {
  /** A page by its slug, else by its title; its value is null when the content service has none. */
  resource(slugOrTitle: string): Resource<Page | null>
  askDraft(slug: string, signal: AbortSignal): Promise<Answer<Page | null>>
}

export interface PageSourceOptions {
  readonly client: ContentClient
  readonly mediaUrl: string
  /** The list of all pages if it is at hand and fresh. */
  readonly freshIndex: () => readonly PageSummary[] | null
  /** The list of all pages, asked for when need be; null when it cannot be had. */
  readonly index: (signal: AbortSignal) => Promise<readonly PageSummary[] | null>
}

const ABSENT_MS = 10_000
const EXACT_PAGE_POPULATE = populateQuery(BLOCKS)

export function createPageSource({ client, mediaUrl, freshIndex, index }: PageSourceOptions): PageSource {
  /** Another content service lacks some of our components and refuses the exact question: it is asked the plain one. */
  async function askPage(request: (populate: string) => string, signal: AbortSignal, kind?: 'draft') {
    const ask = (populate: string) => client.ask(request(populate), readPage(mediaUrl, kind), signal, kind)
    const answer = await ask(EXACT_PAGE_POPULATE)
    return answer.kind === 'refused' && answer.status === 400 ? ask(PLAIN_PAGE_POPULATE) : answer
  }

  const askBy = (field: 'slug' | 'title', value: string, signal: AbortSignal) =>
    askPage((populated) => pageRequest(field, value, populated), signal)

  async function find(name: string, signal: AbortSignal): Promise<Asked<Page | null> | null> {
    const listed = proofOf(freshIndex())
    const slug = listed ? findListed(listed, name)?.slug : isSlug(name) ? name : undefined
    const bySlug = slug === undefined ? null : await findBySlug(slug, signal)
    if (bySlug?.value || (slug !== undefined && !bySlug)) return bySlug
    return findByTitle(name, signal)
  }

  /** The content service compares letter by letter: a slug may be stored in another Unicode form. */
  async function findBySlug(slug: string, signal: AbortSignal): Promise<Asked<Page | null> | null> {
    let outcome: Asked<Page | null> | null = null
    for (const form of new Set([slug, slug.normalize('NFD')])) {
      outcome = kept(await askBy('slug', form, signal), ({ slug: its }) => its === slug)
      if (!outcome || outcome.value) return outcome
    }
    return outcome
  }

  async function findByTitle(name: string, signal: AbortSignal): Promise<Asked<Page | null> | null> {
    const listed = proofOf(await index(signal))
    if (listed && !findListed(listed, name)) return NONE
    return kept(await askBy('title', name, signal), ({ title }) => title === name)
  }

  return {
    resource: (name) => ({
      key: `page:${name}`,
      ask: (signal) => find(name, signal),
      restore: (body) => readPage(mediaUrl)(JSON.parse(body)) ?? undefined,
      tags: (page) =>
        page ? [...new Set([`page:${name}`, `page:${page.slug}`])] : ['pages', `page:${name}`],
      freshMs: (page) => (page ? FRESH_MS : ABSENT_MS),
    }),
    askDraft: (slug, signal) => askPage((populated) => draftRequest(slug, populated), signal, 'draft'),
  }
}

const NONE: Asked<null> = { value: null, body: null }

/** A service that ignores filters answers with any page at all: only the one asked for counts. */
function kept(answer: Answer<Page | null>, isIt: (page: Page) => boolean): Asked<Page | null> | null {
  if (answer.kind !== 'answer') return null
  return answer.value && isIt(answer.value) ? { value: answer.value, body: answer.body } : NONE
}

/** undefined for what is no list of pages; null for an empty one. */
function readPage(mediaUrl: string, wanted?: 'draft'): (body: unknown) => Page | null | undefined {
  return (body) =>
    isRecord(body) && Array.isArray(own(body, 'data')) ? pageFromStrapi(body, mediaUrl, wanted) : undefined
}
