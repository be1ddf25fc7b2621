import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { Page } from '@beam/content/model/page.ts'
import { pageFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { populateQuery } from '@beam/content/strapi/populate-query.ts'
import { isRecord, ownValue } from '@beam/content/strapi/read-value.ts'
import type { ContentClient, ContentResponse, Read } from '../client/content-client.server.ts'
import { draftRequest, pageRequest, PLAIN_PAGE_POPULATE } from '../client/content-requests.ts'

/** Requests pages of the content service. A page is null if there is none. */
interface PageFetcher {
  by(field: 'slug' | 'title', value: string, signal: AbortSignal): Promise<ContentResponse<Page | null>>
  draft(documentId: string, signal: AbortSignal): Promise<ContentResponse<Page | null>>
}

const EXACT_PAGE_POPULATE = populateQuery(BLOCKS)

/** Fetches pages with all of their blocks. */
export function createPageFetcher(client: ContentClient, mediaUrl: string): PageFetcher {
  /** A content service without some of our components rejects the exact request: then the plain one is sent. */
  async function fetchPage(
    pathFor: (populate: string) => string,
    signal: AbortSignal,
    read: Read<Page | null>,
    kind?: 'draft',
  ) {
    const request = (populate: string) => client.get(pathFor(populate), read, signal, kind)
    const response = await request(EXACT_PAGE_POPULATE)
    return response.kind === 'rejected' && response.status === 400 ? request(PLAIN_PAGE_POPULATE) : response
  }

  return {
    by: (field, value, signal) =>
      fetchPage((populate) => pageRequest(field, value, populate), signal, readPage(mediaUrl)),
    draft: (documentId, signal) =>
      fetchPage(
        (populate) => draftRequest(documentId, populate),
        signal,
        readDraft(mediaUrl, documentId),
        'draft',
      ),
  }
}

/** Reads the first page of a list: undefined for an unexpected body, null for an empty list. */
export function readPage(mediaUrl: string): Read<Page | null> {
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
