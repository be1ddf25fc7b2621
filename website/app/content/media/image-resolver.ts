import type { ArticleSummary } from '@beam/content/model/articles.ts'
import type { Footer } from '@beam/content/model/footer.ts'
import type { Page } from '@beam/content/model/page.ts'
import type { UploadedImage } from '@beam/content/model/picture.ts'
import { withTimeout } from '@beam/environment/with-timeout.ts'
import type { Media, WantedImage } from '../../website.ts'
import type { Notify } from '../polling/notify-safely.ts'
import { mapUploadedImages } from './map-uploaded-images.ts'
import { ARTICLE_LIST_WIDTHS, blockWidths, FOOTER_WIDTHS, SHARE_WIDTHS } from './image-widths-by-block.ts'

/** Replaces the uploaded images of documents by what the site serves of them; images it does not serve are left out. */
interface ImageResolver {
  page(page: Page, owner: Owner): Promise<Page>
  footer(footer: Footer, owner: Owner): Promise<Footer>
  articles(articles: readonly ArticleSummary[], owner: Owner): Promise<readonly ArticleSummary[]>
  /** Fetches the images of a page that has just been read, before a visitor needs them. */
  prefetchPage(page: Page): void
  prefetchFooter(footer: Footer): void
  /** Fetches a new file that no document shows yet; null: it is no image of the content service. */
  prefetchUpload(image: UploadedImage | null): void
  /** The documents with these tags have changed or are gone. */
  release(tags: readonly string[]): void
}

/** The document that refers to images. */
interface Owner {
  /** Null: a draft, which does not keep its images. */
  readonly key: string | null
  /** The tags of the pages that show it. */
  readonly tags: readonly string[]
  /** A page does not wait longer for its images: without them it is complete, and they follow. */
  readonly maxWaitMs?: number
}

const MAX_WAIT_MS = 800

/** A page as the owner of its images. */
export function pageOwner({ slug }: Page): Owner {
  return { key: `page:${slug}`, tags: [`page:${slug}`] }
}

export const FOOTER_OWNER: Owner = { key: 'footer', tags: ['footer'] }

/** One page of the list of articles. */
export function articlesOwner(listPage: number): Owner {
  return { key: `articles:${listPage}`, tags: ['articles'] }
}

/** An editor waits rather than sees a draft without its new images. */
export const DRAFT_OWNER: Owner = { key: null, tags: [], maxWaitMs: 5_000 }

/** A copy of a document with each uploaded image replaced. */
type ReplaceImages<T> = (document: T, replace: ReplaceImage) => T
type ReplaceImage = (
  image: UploadedImage,
  widths: readonly number[],
  use: WantedImage['use'],
) => UploadedImage | null

/**
 * Replaces uploaded images in documents by what the site serves of them; `onChange` receives the tags to invalidate.
 */
export function createImageResolver(media: Media, onChange: Notify): ImageResolver {
  async function resolve<T extends object>(
    document: T,
    replaceImages: ReplaceImages<T>,
    owner: Owner,
  ): Promise<T> {
    const { key, tags, maxWaitMs = MAX_WAIT_MS } = owner
    const wanted = wantedImages(document, replaceImages)
    if (wanted.length === 0) {
      if (key !== null) media.release(key)
      return document
    }
    const prepared = media.prepare(key, wanted, tags)
    const isLate = await withTimeout(
      prepared.then(() => false),
      maxWaitMs,
      () => true,
    )
    if (isLate) void prepared.then(() => onChange(tags))
    return replaceImages(document, (image, widths, use) => {
      const served = media.find(wantedImage(image, widths, use))
      return served && { ...image, ...served, revision: '' }
    })
  }

  function prefetch<T extends object>(
    document: T,
    replaceImages: ReplaceImages<T>,
    { key, tags }: Owner,
  ): void {
    const wanted = wantedImages(document, replaceImages)
    if (wanted.length > 0) void media.prepare(key, wanted, tags)
  }

  return {
    page: (page, owner) => resolve(page, replacePageImages, owner),
    footer: (footer, owner) => resolve(footer, replaceFooterImages, owner),
    articles: (articles, owner) => resolve(articles, replaceArticleImages, owner),
    prefetchPage: (page) => prefetch(page, replacePageImages, pageOwner(page)),
    prefetchFooter: (footer) => prefetch(footer, replaceFooterImages, FOOTER_OWNER),
    prefetchUpload: (image) => image && void media.fetch(image),
    release: (tags) => tags.forEach(media.release),
  }
}

function replacePageImages(page: Page, replace: ReplaceImage): Page {
  return {
    ...page,
    shareImage: page.shareImage && replace(page.shareImage, SHARE_WIDTHS, 'share'),
    blocks: page.blocks.map((block) =>
      mapUploadedImages(block, (image) => replace(image, blockWidths(block.block), 'show')),
    ),
  }
}

function replaceFooterImages(footer: Footer, replace: ReplaceImage): Footer {
  return mapUploadedImages(footer, (image) => replace(image, FOOTER_WIDTHS, 'show'))
}

function replaceArticleImages(
  articles: readonly ArticleSummary[],
  replace: ReplaceImage,
): readonly ArticleSummary[] {
  return mapUploadedImages(articles, (image) => replace(image, ARTICLE_LIST_WIDTHS, 'show'))
}

/** Documents in memory are read many times. */
const known = new WeakMap<object, readonly WantedImage[]>()

function wantedImages<T extends object>(
  document: T,
  replaceImages: ReplaceImages<T>,
): readonly WantedImage[] {
  const before = known.get(document)
  if (before) return before
  const wanted: WantedImage[] = []
  replaceImages(document, (image, widths, use) => {
    wanted.push(wantedImage(image, widths, use))
    return image
  })
  known.set(document, wanted)
  return wanted
}

function wantedImage(
  { url, revision }: UploadedImage,
  widths: readonly number[],
  use: WantedImage['use'],
): WantedImage {
  return { url, revision, widths, use }
}
