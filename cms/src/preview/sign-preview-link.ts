import { createHmac } from 'node:crypto'
import { settings } from '../settings.ts'

/** 'draft': for the admin panel; 'review': the draft, for people without an account. */
export type PreviewVersion = 'draft' | 'published' | 'review'

interface PreviewTarget {
  /** Path of the page on the site. */
  readonly path: string
  /** Id of the page's document, 'footer', or 'new' for a page that was never saved. */
  readonly document: string
  readonly version: PreviewVersion
  /** Origin of the panel, which may frame the preview and send it unsaved changes; '' for a review link. */
  readonly admin: string
}

export interface PreviewLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const HOUR_SECONDS = 60 * 60
const VALID_SECONDS: Readonly<Record<PreviewVersion, number>> = {
  draft: HOUR_SECONDS,
  published: HOUR_SECONDS,
  review: 24 * HOUR_SECONDS,
}

/**
 * `<site>/preview?path&document&version&admin&expires&signature`. The signature covers the five others, separated by
 * line feeds; expiry in Unix seconds.
 *
 * @param siteUrl the site in the browser of whoever opens the link
 */
export function signPreviewLink(siteUrl: string, target: PreviewTarget, nowMs = Date.now()): PreviewLink {
  const expires = Math.floor(nowMs / 1000) + VALID_SECONDS[target.version]
  const { path, document, version, admin } = target
  const signed = { path, document, version, admin, expires: String(expires) }
  const signature = createHmac('sha256', settings.previewSecret)
    .update(Object.values(signed).join('\n'))
    .digest('hex')
  return {
    url: `${siteUrl}/preview?${new URLSearchParams({ ...signed, signature })}`,
    expiresAt: expires * 1000,
  }
}
