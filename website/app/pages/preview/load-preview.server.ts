import { HOME_SLUG, type Page } from '@beam/content/model/page.ts'
import { data } from 'react-router'
import type { PageOutcome } from '../../content/content-store.ts'
import { type PreviewLink, verifyPreview } from '../../content/preview.server.ts'
import { outcomeResponse } from '../page-or-redirect.server.ts'
import type { WebsiteContext } from '../website-context.server.ts'
import type { LiveSettings, PreviewData } from './preview-data.ts'

/**
 * The document of a preview link, never cached or indexed. Throws 403 for a link that the content service has not
 * signed, and 410 for one that has expired.
 */
export async function loadPreview(url: URL, website: WebsiteContext) {
  const outcome = verifyPreview(url.searchParams, website.settings.previewSecret, Date.now())
  if (outcome.kind === 'rejected') throw data(null, { status: 403, headers: HEADERS })
  if (outcome.kind === 'expired') throw data(null, { status: 410, headers: HEADERS })
  const { link } = outcome
  const response = await outcomeResponse(await previewedPage(link, website), url, website)
  const preview = { version: link.version, expiry: expiryText(link.expiresAt), live: liveSettings(link) }
  return data({ ...response.data, preview } satisfies PreviewData, { status: 200, headers: HEADERS })
}

/** `same-origin`: no other site learns the link, which shows the draft to whoever has it. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }

async function previewedPage(link: PreviewLink, { content }: WebsiteContext): Promise<PageOutcome> {
  const { subject, version, slug } = link
  if (subject.kind === 'new-page') return { kind: 'found', document: EMPTY_PAGE, source: 'default' }
  if (subject.kind === 'footer' || version === 'published') return content.page(slug)
  return content.draft(subject.documentId)
}

/** What an editor who creates a page starts from. */
const EMPTY_PAGE: Page = {
  slug: HOME_SLUG,
  title: 'New page',
  shareTitle: '',
  shareDescription: '',
  shareImage: null,
  colourWorld: 'Pink',
  blocks: [],
}

/** Only the draft that an editor has open is live: not what is published, and not a review link. */
function liveSettings({ version, subject, slug, adminOrigin, expiresAt }: PreviewLink): LiveSettings | null {
  if (version !== 'draft' || adminOrigin === null) return null
  return { subject: subject.kind === 'footer' ? 'footer' : 'page', slug, adminOrigin, expiresAt }
}

function expiryText(expiresAt: number): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(expiresAt)
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(expiresAt)
  return `${day} at ${time} UTC`
}
