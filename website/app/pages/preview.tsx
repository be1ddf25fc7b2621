import { data } from 'react-router'
import { verifyPreview } from '../content/preview.server.ts'
import type { Route } from './+types/preview.ts'
import { answerOutcome } from './load-page.server.ts'
import { websiteParts } from './website-parts.server.ts'

export { default, ErrorBoundary } from './page.tsx'

/** A draft, for editors: only by a link that the content service signed, never kept, never found by search engines. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  const link = verifyPreview(url.searchParams, parts.settings.previewSecret, Date.now())
  if (link.kind !== 'valid') throw data(null, { status: link.kind === 'expired' ? 410 : 404 })
  const answer = await answerOutcome(await parts.content.draft(link.slug), url, parts)
  return data(answer.data, {
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}
