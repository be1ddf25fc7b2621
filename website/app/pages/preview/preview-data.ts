import type { PageData } from '../page-data.ts'

/** The loader data of a preview. */
export interface PreviewData extends PageData {
  readonly preview: Preview
}

export interface Preview {
  readonly version: 'draft' | 'published' | 'review'
  /** When the link stops working, e.g. 'Monday, November 23, 2026 at 8:15 AM UTC'. */
  readonly expiry: string
  /** null: the preview shows saved content only and accepts no messages. */
  readonly live: LiveSettings | null
}

/** Who may send unsaved changes to a preview, and of what. */
export interface LiveSettings {
  readonly subject: 'page' | 'footer'
  /** Slug of the page that is shown. */
  readonly slug: string
  /** Origin of the admin panel. */
  readonly adminOrigin: string
  /** Milliseconds since 1970; messages are ignored from then on. */
  readonly expiresAt: number
}
