import { mayCreate, mayRead } from '../access/document-permission.ts'
import { pagePath } from '../page-path.ts'
import { settings } from '../settings.ts'
import { panelOrigin, siteUrlBeside } from './browser-urls.ts'
import { type PreviewLink, type PreviewVersion, signPreviewLink } from './sign-preview-link.ts'

const FOOTER = 'api::footer.footer'
const PAGE = 'api::page.page'

/**
 * The signed link to an entry's preview on the site; null if the site has no page for the entry or the signed-in editor
 * may not read it: the link shows the draft to anybody who has it. Must be called during a request of the panel.
 *
 * @param documentId '' for the footer, and for a page that was never saved
 */
export async function createPreviewLink(
  uid: string,
  documentId: string,
  version: PreviewVersion,
): Promise<PreviewLink | null> {
  const target = settings.previewSecret === '' ? null : await findTarget(uid, documentId, version)
  if (!target) return null
  const panel = openedPanel()
  if (version === 'review') return signPreviewLink(settings.siteUrl, { ...target, version, admin: '' })
  return signPreviewLink(siteUrlBeside(panel, settings), { ...target, version, admin: panel })
}

interface Target {
  readonly path: string
  readonly document: string
}

async function findTarget(uid: string, documentId: string, version: PreviewVersion): Promise<Target | null> {
  if (uid === FOOTER) return (await mayRead(strapi, FOOTER, '')) ? { path: '/', document: 'footer' } : null
  if (uid !== PAGE) return null
  if (documentId === '') return version === 'draft' && mayCreate(strapi, PAGE) ? NEW_PAGE : null
  if (!(await mayRead(strapi, PAGE, documentId))) return null
  const status = version === 'published' ? 'published' : 'draft'
  const page = await strapi.documents(PAGE).findOne({ documentId, status, fields: ['slug'] })
  if (!page || (version === 'published' && !page.slug)) return null
  return { path: pathOfDraft(page.slug ?? ''), document: documentId }
}

/** The URL of a draft may be missing or half typed; a draft is found by its id. */
function pathOfDraft(slug: string): string {
  return /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(slug) ? pagePath(slug) : '/'
}

const NEW_PAGE: Target = { path: '/', document: 'new' }

/** The origin under which the panel that sent the current request is open. */
function openedPanel(): string {
  const context = strapi.requestContext.get()
  return panelOrigin({ host: context?.host ?? '', origin: context?.get('origin') ?? '' }, settings)
}
