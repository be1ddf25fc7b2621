import { isArticle } from '../page-path.ts'

/**
 * Names what changed, so that the site invalidates exactly what depends on it: `page:<slug>`, `pages`, `articles`,
 * `navigation`, …
 */
export type Tag = string

/** The published version of a page. Every publish creates a new id. */
export interface PublishedPage {
  readonly id: number | string
  readonly slug: string
  readonly title: string
}

/**
 * Tags of a change to a page; none when only its draft changed.
 * The list of pages changes when a page is added, removed, moved or renamed, and so does the menu, unless a page is
 * only renamed: items of the menu have titles of their own. The list of articles changes with every article.
 *
 * @param menuShowsPageTitles whether an item of the menu has no title, so that visitors see its page's
 */
export function tagsOfPageChange(
  before: PublishedPage | null,
  after: PublishedPage | null,
  menuShowsPageTitles: boolean,
): Tag[] {
  if (before?.id === after?.id) return []
  const slugs = [...new Set([before?.slug, after?.slug].filter((slug) => slug !== undefined))]
  const isMoved = before?.slug !== after?.slug
  const isRenamed = before?.title !== after?.title
  return [
    ...slugs.map(pageTag),
    ...(isMoved || isRenamed ? ['pages'] : []),
    ...(isMoved || (isRenamed && menuShowsPageTitles) ? ['navigation'] : []),
    ...(slugs.some(isArticle) ? ['articles'] : []),
  ]
}

/** Any page may use an uploaded image, so all published content is invalidated. */
export function tagsOfMediaChange(slugs: readonly string[]): Tag[] {
  return ['media', 'pages', 'articles', 'footer', ...slugs.map(pageTag)]
}

/**
 * Of a new image, which no document shows yet: the site fetches it before it is published. None for other files, and
 * for a URL that is too long for a tag.
 */
export function tagsOfUpload({ url, mime, updatedAt }: UploadedFile): Tag[] {
  const tag = `upload:${new Date(updatedAt).toISOString()} ${url}`
  return mime?.startsWith('image/') && tag.length <= MAX_TAG_CHARACTERS ? [tag] : []
}

interface UploadedFile {
  /** From the content service's root. */
  readonly url: string
  readonly mime?: string | null
  readonly updatedAt: string | Date
}

/** As the site's webhook endpoint accepts it. */
const MAX_TAG_CHARACTERS = 300

function pageTag(slug: string): Tag {
  return `page:${slug}`
}
