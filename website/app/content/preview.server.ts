import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOME_SLUG } from '@beam/content/model/page.ts'
import { isSlug } from '@beam/content/model/slug.ts'

export type PreviewOutcome =
  | { readonly kind: 'valid'; readonly slug: string }
  /** The link was good once: the editor opens the preview again. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' }

/** A link may be good for at most so long; a minute more, since two machines' clocks differ. */
const LONGEST_MS = 61 * 60 * 1000

/**
 * Checks a preview link of the content service, `?path=/slug&expires=<Unix seconds>&signature=<hex>`: the signature is
 * HMAC-SHA256 of "path\nexpires" with the shared secret.
 */
export function verifyPreview(query: URLSearchParams, secret: string, nowMs: number): PreviewOutcome {
  const path = query.get('path') ?? ''
  const expires = query.get('expires') ?? ''
  const slug = path === '/' ? HOME_SLUG : path.slice(1)
  const isWellFormed = secret !== '' && path.startsWith('/') && isSlug(slug) && /^\d{1,12}$/.test(expires)
  if (!isWellFormed || !isSigned(path, expires, query.get('signature') ?? '', secret))
    return { kind: 'refused' }
  const left = Number(expires) * 1000 - nowMs
  if (left > LONGEST_MS) return { kind: 'refused' }
  return left > 0 ? { kind: 'valid', slug } : { kind: 'expired' }
}

/** Takes the same time whatever the signature is. */
function isSigned(path: string, expires: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(`${path}\n${expires}`).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '0'.repeat(64), 'hex')
  return timingSafeEqual(expected, given)
}
