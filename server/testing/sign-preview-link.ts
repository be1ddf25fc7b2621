import { createHmac } from 'node:crypto'

export interface PreviewTarget {
  readonly path: string
  /** Id of a page's document, 'footer' or 'new'. */
  readonly document: string
  readonly version: 'draft' | 'published' | 'review'
  /** Origin of the panel. */
  readonly admin: string
  /** May be negative. */
  readonly validSeconds: number
}

/** A preview link as the content service signs it. */
export function signPreviewLink(siteUrl: string, secret: string, target: Partial<PreviewTarget>): string {
  const { path, document, version, admin, validSeconds } = { ...DEFAULTS, ...target }
  const expires = String(Math.floor(Date.now() / 1000) + validSeconds)
  const message = [path, document, version, admin, expires].join('\n')
  const signature = createHmac('sha256', secret).update(message).digest('hex')
  return `${siteUrl}/preview?${new URLSearchParams({ path, document, version, admin, expires, signature })}`
}

const DEFAULTS: PreviewTarget = { path: '/', document: 'new', version: 'draft', admin: '', validSeconds: 600 }
