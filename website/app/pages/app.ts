import { findAppStoreUrl } from './find-app-store-url.ts'
import type { Route } from './+types/app.ts'
import { websiteContext } from './website-context.server.ts'

/** The URL in the QR code: leads a phone to its store, and everybody else to the home page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, settings } = context.get(websiteContext)
  const { document: footer } = await content.footer()
  const userAgent = request.headers.get('user-agent') ?? ''
  const location = findAppStoreUrl(userAgent, footer, settings.redirectHosts) ?? '/'
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}
