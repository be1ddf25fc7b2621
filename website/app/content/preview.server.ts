import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOME_SLUG } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'

/** The draft or the published version. */
type PreviewVersion = 'draft' | 'published'

type PreviewOutcome =
  | { readonly kind: 'valid'; readonly slug: string; readonly version: PreviewVersion }
  /** The link was valid once: the editor opens the preview again. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'rejected' }

/** Longest validity of a link: one hour, and a minute for clock differences. */
const MAX_VALIDITY_MS = 61 * 60 * 1000

/**
 * Checks a preview link of the content service, `?path=/slug&version=draft|published&expires=<Unix
 * seconds>&signature=<hex>`: the signature is HMAC-SHA256 of "path\nversion\nexpires" with the shared secret.
 */
export function verifyPreview(query: URLSearchParams, secret: string, nowMs: number): PreviewOutcome {
  const path = query.get('path') ?? ''
  const version = query.get('version') ?? ''
  const expires = query.get('expires') ?? ''
  const slug = path === '/' ? HOME_SLUG : path.slice(1)
  const isWellFormed = secret !== '' && path.startsWith('/') && isSlug(slug) && /^\d{1,12}$/.test(expires)
  const isOurs = isSigned(`${path}\n${version}\n${expires}`, query.get('signature') ?? '', secret)
  if (!isWellFormed || !isVersion(version) || !isOurs) return { kind: 'rejected' }
  const left = Number(expires) * 1000 - nowMs
  if (left > MAX_VALIDITY_MS) return { kind: 'rejected' }
  return left > 0 ? { kind: 'valid', slug, version } : { kind: 'expired' }
}

function isVersion(word: string): word is PreviewVersion {
  return word === 'draft' || word === 'published'
}

/** Whether a request is a verified preview of a draft. */
export function previewsDraft({ pathname, searchParams }: URL, secret: string, nowMs: number): boolean {
  if (pathname !== '/preview') return false
  const link = verifyPreview(searchParams, secret, nowMs)
  return link.kind === 'valid' && link.version === 'draft'
}

/** Compares in constant time. */
function isSigned(message: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '0'.repeat(64), 'hex')
  return timingSafeEqual(expected, given)
}
