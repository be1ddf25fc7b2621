import { createHmac } from 'node:crypto'
import { mayRead } from '../access/may-read.ts'
import { pagePath } from '../page-path.ts'
import { settings } from '../settings.ts'

const FOOTER = 'api::footer.footer'
const PAGE = 'api::page.page'

/** For so long a preview can be reloaded. */
const VALID_SECONDS = 60 * 60

type Version = 'draft' | 'published'

/**
 * The signed URL of an entry's preview on the site. Undefined, so that the panel shows no button, when the site has no
 * page for the entry or the editor may not read it: the URL shows the draft to anybody who has it.
 */
export async function previewUrl(
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

/**
 * `<site>/preview?path&version&expires&signature`. The signature covers the other three, separated by line feeds; expiry
 * in Unix seconds.
 */
function signedPreview(path: string, version: Version): string {
  const { siteUrl, previewSecret } = settings
  const expires = String(Math.floor(Date.now() / 1000) + VALID_SECONDS)
  const signature = createHmac('sha256', previewSecret)
    .update(`${path}\n${version}\n${expires}`)
    .digest('hex')
  return `${siteUrl}/preview?${new URLSearchParams({ path, version, expires, signature })}`
}
