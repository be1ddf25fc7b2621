import type { Footer } from '@beam/content/model/footer.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { footerQuery } from '@beam/content/strapi/populate-query.ts'
import { isRecord } from '@beam/content/strapi/read-value.ts'
import type { ContentClient } from '../client/content-client.server.ts'
import { draftFooterRequest, footerRequest } from '../client/content-requests.ts'
import { FRESH_MS, type Resource } from '../cache/resource.ts'

/** The footer; its value is null if none is published. */
export function footerResource(
  client: ContentClient,
  mediaUrl: string,
  onFetched: (footer: Footer) => void,
): Resource<Footer | null> {
  const read = readFooter(mediaUrl)

  return {
    key: 'footer',
    async fetch(signal) {
      const response = await client.get(footerRequest(footerQuery()), read, signal)
      if (response.kind !== 'ok') return null
      if (response.value) {
        onFetched(response.value)
        return { value: response.value, body: response.body }
      }
      return isEmptyEntry(response.body) ? { value: null, body: null } : null
    },
    restore: (body) => read(JSON.parse(body)) ?? undefined,
    tags: () => ['footer'],
    freshMs: () => FRESH_MS,
  }
}

function isEmptyEntry(body: string): boolean {
  const parsed: unknown = JSON.parse(body)
  return isRecord(parsed) && parsed['data'] === null
}

/** The footer's draft; null when there is none. */
export async function fetchDraftFooter(client: ContentClient, mediaUrl: string, signal: AbortSignal) {
  const response = await client.get(
    draftFooterRequest(footerQuery()),
    readFooter(mediaUrl, 'draft'),
    signal,
    'draft',
  )
  return response.kind === 'ok' ? response.value : null
}

/** undefined for an unexpected body; null for no entry. */
function readFooter(mediaUrl: string, wanted?: 'draft'): (body: unknown) => Footer | null | undefined {
  return (body) =>
    isRecord(body) && Object.hasOwn(body, 'data') ? footerFromStrapi(body, mediaUrl, wanted) : undefined
}
