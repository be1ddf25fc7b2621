import { createHmac } from 'node:crypto'
import { pagePath } from '../page-path.ts'
import { settings } from '../settings.ts'

const FOOTER = 'api::footer.footer'
const PAGE = 'api::page.page'

/** An open preview may be reloaded for this long. */
const VALID_SECONDS = 60 * 60

/** Where an editor sees the draft on the real site; undefined, and so no button, when the site has no page for it. */
export async function previewAddress(uid: string, documentId: string): Promise<string | undefined> {
  if (settings.previewSecret === '') return undefined
  if (uid === FOOTER) return signedPreview('/', settings.siteUrl, settings.previewSecret, Date.now())
  if (uid !== PAGE) return undefined
  const page = await strapi.documents(PAGE).findOne({ documentId, status: 'draft', fields: ['slug'] })
  if (!page?.slug) return undefined
  return signedPreview(pagePath(page.slug), settings.siteUrl, settings.previewSecret, Date.now())
}

/** `<site>/preview?path&expires&signature`; the signature is over path and expiry (Unix seconds), parted by a line feed. */
export function signedPreview(path: string, siteUrl: string, secret: string, nowMs: number): string {
  const expires = String(Math.floor(nowMs / 1000) + VALID_SECONDS)
  const signature = createHmac('sha256', secret).update(`${path}\n${expires}`).digest('hex')
  return `${siteUrl}/preview?${new URLSearchParams({ path, expires, signature })}`
}
