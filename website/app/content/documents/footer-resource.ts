import type { Footer } from '@beam/content/model/footer.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { footerQuery } from '@beam/content/strapi/populate-query.ts'
import { isRecord } from '@beam/content/strapi/read-value.ts'
import type { ContentClient } from '../client/content-client.server.ts'
import { draftFooterRequest, footerRequest } from '../client/content-requests.ts'
import { FRESH_MS, type Resource } from '../cache/resource.ts'

/** The footer; its value is null when the content service says that none is published. */
export function footerResource(client: ContentClient, mediaUrl: string): Resource<Footer | null> {
  const read = readFooter(mediaUrl)

  return {
    key: 'footer',
    async ask(signal) {
      const answer = await client.ask(footerRequest(footerQuery()), read, signal)
      if (answer.kind !== 'answer') return null
      if (answer.value) return { value: answer.value, body: answer.body }
      return saysNone(answer.body) ? { value: null, body: null } : null
    },
    restore: (body) => read(JSON.parse(body)) ?? undefined,
    tags: () => ['footer'],
    freshMs: () => FRESH_MS,
  }
}

function saysNone(body: string): boolean {
  const answer: unknown = JSON.parse(body)
  return isRecord(answer) && answer['data'] === null
}

/** The footer's draft; null when there is none. */
export async function askDraftFooter(client: ContentClient, mediaUrl: string, signal: AbortSignal) {
  const answer = await client.ask(
    draftFooterRequest(footerQuery()),
    readFooter(mediaUrl, 'draft'),
    signal,
    'draft',
  )
  return answer.kind === 'answer' ? answer.value : null
}

/** undefined for what is no single entry; null for none. */
function readFooter(mediaUrl: string, wanted?: 'draft'): (body: unknown) => Footer | null | undefined {
  return (body) =>
    isRecord(body) && Object.hasOwn(body, 'data') ? footerFromStrapi(body, mediaUrl, wanted) : undefined
}
