import type { PostedForm, ReadReceipt } from './form/posted-form.ts'

export type { PostedForm }

/** What the website asks of whoever runs it. */
export interface WebsiteDependencies {
  readonly settings: WebsiteSettings
  readonly readReceipt: ReadReceipt
  /** Folder for the last good answers of the content service. */
  readonly cacheFolder: string
  /** Told when a document was found to have changed without a hook having said so. */
  readonly onContentChange: (tags: readonly string[]) => void
  readonly log: Log
}

export interface WebsiteSettings {
  /** Public address without a trailing slash. */
  readonly siteUrl: string
  readonly contentServiceUrl: string
  readonly contentServiceToken: string | null
  /** Address of the content service as visitors' browsers reach it, for uploaded images. */
  readonly mediaUrl: string
  readonly previewSecret: string
  readonly tokenSaleUrl: string
  readonly chatScriptUrl: string | null
  readonly tagManagerId: string | null
  /** The largest file that a form takes. */
  readonly maxUploadMegabytes: number
}

export interface Log {
  info(facts: object, words: string): void
  warn(facts: object, words: string): void
  error(facts: object, words: string): void
}

export interface Website {
  /** @param posted what the request's page shows of a form that was posted and not stored */
  fetch(request: Request, posted?: PostedForm): Promise<Response>
  /** The name of the form that the page at a path shows, e.g. 'contact'; null: it shows none, or there is no page. */
  formAt(path: string): Promise<string | null>
  /** What is answered at a path where no page is, told from memory alone; null: ask `fetch`. */
  notFound(path: string): NotFound | null
  /** Drops every copy that carries one of the tags, e.g. `page:about-us`, `navigation`, and fetches anew when next asked. */
  contentChanged(tags: readonly string[]): void
  contentStatus(): ContentStatus
  /** Stops asking for changes, and ends when the copies on disk are written. */
  close(): Promise<void>
}

/** A redirect to the not-found page, or that page's screen at the address asked for. */
export interface NotFound {
  readonly kind: 'redirect' | 'screen'
  /** Of the not-found page. */
  readonly path: string
}

export interface ContentStatus {
  readonly reachable: boolean
  /** Milliseconds since the content service last answered well; null: never. */
  readonly lastGoodAnswerAgeMs: number | null
}
