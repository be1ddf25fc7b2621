import { createHmac } from 'node:crypto'
import { mayRead } from '../access/may-read.ts'
import { pagePath } from '../page-path.ts'
import { settings } from '../settings.ts'

const FOOTER = 'api::footer.footer'
const PAGE = 'api::page.page'

/** An open preview may be reloaded for this long. */
const VALID_SECONDS = 60 * 60

/** What an editor looks at: the draft, or what visitors see. */
type Version = 'draft' | 'published'

/**
 * Where an editor sees it on the real site; undefined, and so no button, when the site has no page for it or the editor
 * may not read the entry: the address opens the draft to whoever has it.
 */
export async function previewAddress(
  uid: string,
  documentId: string,
  version: Version,
): Promise<string | undefined> {
  if (settings.previewSecret === '') return undefined
  if (uid !== FOOTER && uid !== PAGE) return undefined
  if (!(await mayRead(strapi, uid, uid === FOOTER ? '' : documentId))) return undefined
  if (uid === FOOTER) return signedPreview('/', version)
  const page = await strapi.documents(PAGE).findOne({ documentId, status: version, fields: ['slug'] })
  if (!page?.slug) return undefined
  return signedPreview(pagePath(page.slug), version)
}

/** `<site>/preview?path&version&expires&signature`; the signature is over the other three (expiry in Unix seconds), parted by line feeds. */
function signedPreview(path: string, version: Version): string {
  const { siteUrl, previewSecret } = settings
  const expires = String(Math.floor(Date.now() / 1000) + VALID_SECONDS)
  const signature = createHmac('sha256', previewSecret)
    .update(`${path}\n${version}\n${expires}`)
    .digest('hex')
  return `${siteUrl}/preview?${new URLSearchParams({ path, version, expires, signature })}`
}
