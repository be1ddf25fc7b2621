import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOME_SLUG } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'
import { PREVIEW_PATH } from './preview-path.ts'

/** 'draft': for the admin panel; 'review': the draft, for people without an account. */
type PreviewVersion = 'draft' | 'published' | 'review'

/** What a preview link shows, and to whom. */
export interface PreviewLink {
  /** The page's slug when the link was signed; HOME_SLUG for the footer, which is shown below the home page. */
  readonly slug: string
  /** The document that the link was signed for. No other draft is shown. */
  readonly subject: PreviewSubject
  readonly version: PreviewVersion
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** The origin of the admin panel: it alone may frame the preview and send it unsaved changes. null: nobody. */
  readonly adminOrigin: string | null
}

type PreviewSubject =
  | { readonly kind: 'page'; readonly documentId: string }
  | { readonly kind: 'footer' }
  /** A page that has never been saved. */
  | { readonly kind: 'new-page' }

type PreviewOutcome =
  | { readonly kind: 'valid'; readonly link: PreviewLink }
  /** The link was valid once: the editor opens the preview again, or makes a new review link. */
  | { readonly kind: 'expired'; readonly link: PreviewLink }
  | { readonly kind: 'rejected' }

const MINUTE_MS = 60_000
/** Longest validity of a link, with a minute for clock differences. */
const MAX_VALIDITY_MS: Readonly<Record<PreviewVersion, number>> = {
  draft: 61 * MINUTE_MS,
  published: 61 * MINUTE_MS,
  review: 24 * 60 * MINUTE_MS + MINUTE_MS,
}

/**
 * Checks a preview link of the content service. Its parameters:
 *
 * - `path=/slug`
 * - `document=<id>`
 * - `version=draft|published|review`
 * - `admin=<origin>`
 * - `expires=<Unix seconds>`
 * - `signature=<hex>`: HMAC-SHA256, with the shared secret, of the five other values in this order, separated by line
 *   feeds
 */
export function verifyPreview(query: URLSearchParams, secret: string, nowMs: number): PreviewOutcome {
  const values = SIGNED.map((name) => query.get(name) ?? '')
  const isOurs = isSigned(values.join('\n'), query.get('signature') ?? '', secret)
  const link = secret !== '' && isOurs ? readLink(query) : null
  if (!link) return { kind: 'rejected' }
  const leftMs = link.expiresAt - nowMs
  if (leftMs > MAX_VALIDITY_MS[link.version]) return { kind: 'rejected' }
  return { kind: leftMs > 0 ? 'valid' : 'expired', link }
}

const SIGNED = ['path', 'document', 'version', 'admin', 'expires'] as const

/** The preview that a request asks for; null for any other URL. The router ignores case and slashes at the end. */
export function requestedPreview(url: URL, secret: string, nowMs: number): PreviewOutcome | null {
  const path = url.pathname.replace(/\/+$/, '').toLowerCase()
  return path === PREVIEW_PATH ? verifyPreview(url.searchParams, secret, nowMs) : null
}

/** null if a value is not what the content service signs. */
function readLink(query: URLSearchParams): PreviewLink | null {
  const [path, document, version, admin, expires] = SIGNED.map((name) => query.get(name) ?? '')
  const slug = path === '/' ? HOME_SLUG : path?.slice(1)
  const subject = readSubject(document ?? '')
  const adminOrigin = admin === '' ? null : readOrigin(admin ?? '')
  if (!path?.startsWith('/') || !isSlug(slug) || !subject || adminOrigin === undefined) return null
  if (!isVersion(version) || !/^\d{1,12}$/.test(expires ?? '')) return null
  // A review link is read-only: no panel may talk to it.
  if (version === 'review' && adminOrigin !== null) return null
  return { slug, subject, version, adminOrigin, expiresAt: Number(expires) * 1000 }
}

function readSubject(document: string): PreviewSubject | null {
  if (document === 'footer') return { kind: 'footer' }
  if (document === 'new') return { kind: 'new-page' }
  return /^[a-z0-9]{16,64}$/.test(document) ? { kind: 'page', documentId: document } : null
}

/** undefined unless the text is exactly an http or https origin. */
function readOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  return url?.origin === text && /^https?:$/.test(url.protocol) ? text : undefined
}

function isVersion(word: string | undefined): word is PreviewVersion {
  return word === 'draft' || word === 'published' || word === 'review'
}

/** Compares in constant time. */
function isSigned(message: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '0'.repeat(64), 'hex')
  return timingSafeEqual(expected, given)
}
