import { data } from 'react-router'
import { verifyPreview } from '../content/preview.server.ts'
import { PreviewBar } from '../layout/preview-bar.tsx'
import type { Route } from './+types/preview.ts'
import { outcomeResponse } from './load-page.server.ts'
import { PageScreen } from './page-screen.tsx'
import { websiteContext } from './website-context.server.ts'

export { ErrorBoundary } from './page.tsx'

/**
 * A draft or published page for editors, embedded in the admin panel: requires a link signed by the content service;
 * never cached or indexed.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const link = verifyPreview(url.searchParams, website.settings.previewSecret, Date.now())
  if (link.kind !== 'valid')
    throw data(null, {
      status: link.kind === 'expired' ? 410 : 404,
      headers: { 'cache-control': 'no-store' },
    })
  const response = await outcomeResponse(
    await (link.version === 'draft' ? website.content.draft(link.slug) : website.content.page(link.slug)),
    url,
    website,
  )
  return data(
    { ...response.data, version: link.version },
    {
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar version={loaderData.version} />
      <PageScreen data={loaderData} formState={loaderData.formState} />
    </>
  )
}
