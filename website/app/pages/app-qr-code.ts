import { fileCacheTags } from './page-cache-headers.server.ts'
import { qrCode } from './qr-code.server.ts'
import type { Route } from './+types/app-qr-code.ts'
import { websiteContext } from './website-context.server.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The QR code beside the store buttons. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(websiteContext).settings
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': `public, max-age=${DAY_SECONDS}`,
    ...fileCacheTags('/app/code.svg', url, 'app-code'),
  }
  return new Response(qrCode(`${siteUrl}/app`), { headers })
}
