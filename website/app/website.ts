import type { UploadedImage } from '@beam/content/model/picture.ts'
import type { PostedForm, ReadReceipt } from './form/posted-form.ts'

export type { PostedForm }

/** What the website needs from its host process. */
export interface WebsiteDependencies {
  readonly settings: WebsiteSettings
  readonly readReceipt: ReadReceipt
  /** Folder of the disk cache for documents of the content service. */
  readonly cacheFolder: string
  /** Called when a document is found to have changed without a webhook. */
  readonly onContentChange: (tags: readonly string[]) => void
  readonly media: Media
  readonly log: Log
}

/** The uploaded images that the site serves itself. */
export interface Media {
  /** What is served of an image; null: nothing, or not yet. From memory. */
  find(image: WantedImage): ServedImage | null
  /**
   * Makes images available that a document refers to. Resolves when all are available or have failed; does not reject.
   *
   * @param owner the document; its images are kept until it is prepared or released again. Null, for drafts: they are
   *   kept for two hours, or anybody who may write drafts could use up the disk space of published images
   * @param tags passed to `onImprovedMedia` when more can be served of an image
   */
  prepare(owner: string | null, images: readonly WantedImage[], tags: readonly string[]): Promise<void>
  /** The document has changed or is gone. */
  release(owner: string): void
  /** Fetches an image that no document refers to yet; without one it is kept for two hours. Does not reject. */
  fetch(image: Pick<WantedImage, 'url' | 'revision'>): Promise<void>
}

export interface WantedImage {
  /** URL in the content service. */
  readonly url: string
  /** Changes when the file at the URL may have changed. */
  readonly revision: string
  /** In pixels, narrowest first. */
  readonly widths: readonly number[]
  /** On a page, or where a network shows a shared page. */
  readonly use: 'show' | 'share'
}

/** URL and size of an image on the site. */
export type ServedImage = Pick<UploadedImage, 'url' | 'width' | 'height'> & {
  readonly versions: NonNullable<UploadedImage['versions']>
}

export interface WebsiteSettings {
  /** Public URL without a trailing slash. */
  readonly siteUrl: string
  readonly contentServiceUrl: string
  readonly contentServiceToken: string | null
  readonly previewSecret: string
  /** Other hosts that redirects may lead to, e.g. 'shop.example.com'. */
  readonly redirectHosts: readonly string[]
  readonly tokenSaleUrl: string
  readonly chatScriptUrl: string | null
  readonly tagManagerId: string | null
  /** The largest file that a form accepts. */
  readonly maxUploadMegabytes: number
  /** Mail is sent; without a mail server it stays in files, and visitors get no confirmation. */
  readonly sendsMail: boolean
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface Website {
  /** @param posted a form that was posted and not stored, which the page shows again */
  fetch(request: Request, posted?: PostedForm): Promise<Response>
  /** The name of the form on the page at a path, e.g. 'contact'; null: no form, or no page. */
  formAt(path: string): Promise<string | null>
  /** The response at a path without a page, if it is known from memory; null: call `fetch`. */
  notFound(path: string): NotFound | null
  /**
   * Invalidates cached documents by tag, e.g. `page:about-us`, `navigation`, and fetches new files (`upload:…`).
   * Returns the tags that pages may carry.
   */
  contentChanged(tags: readonly string[]): readonly string[]
  contentStatus(): ContentStatus
  /** What is published about the company, as lines of plain text; none until an editor enters it. */
  companyLines(): Promise<readonly string[]>
  /** Stops polling; resolves when the disk cache has been written. */
  close(): Promise<void>
}

/** A redirect to the not-found page, or its content at the requested URL. */
export interface NotFound {
  readonly kind: 'redirect' | 'not-found-page'
  /** Path of the not-found page. */
  readonly path: string
}

export interface ContentStatus {
  readonly reachable: boolean
  /** Milliseconds since the last successful response of the content service; null: never. */
  readonly lastSuccessAgeMs: number | null
}
