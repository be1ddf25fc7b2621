import type { ArticleSummary } from '@beam/content/model/articles.ts'
import type { Footer } from '@beam/content/model/footer.ts'
import type { Page } from '@beam/content/model/page.ts'
import type { Photo } from '@beam/content/model/picture.ts'
import type { Media, WantedImage } from '../../website.ts'
import type { Notify } from '../polling/notify-safely.ts'
import { mapPhotos } from './map-photos.ts'
import { ARTICLE_LIST_WIDTHS, blockWidths, FOOTER_WIDTHS, SHARE_WIDTHS } from './photo-widths.ts'

/** Replaces the uploaded images of documents by what the site serves of them; images it does not serve are left out. */
interface PhotoServer {
  page(page: Page, owner: Owner): Promise<Page>
  footer(footer: Footer, owner: Owner): Promise<Footer>
  articles(articles: readonly ArticleSummary[], owner: Owner): Promise<readonly ArticleSummary[]>
  /** Fetches the images of a page that has just been read, before a visitor needs them. */
  prefetchPage(page: Page): void
  prefetchFooter(footer: Footer): void
  /** The documents with these tags have changed or are gone. */
  release(tags: readonly string[]): void
}

/** The document that refers to images. */
export interface Owner {
  /** Null: a draft, which does not keep its images. */
  readonly key: string | null
  /** The tags of the pages that show it. */
  readonly tags: readonly string[]
  /** A page does not wait longer for its images: without them it is complete, and they follow. */
  readonly maxWaitMs?: number
}

const MAX_WAIT_MS = 800

export function pageOwner({ slug }: Page): Owner {
  return { key: `page:${slug}`, tags: [`page:${slug}`] }
}

export const FOOTER_OWNER: Owner = { key: 'footer', tags: ['footer'] }

/** One part of the list of articles. */
export function articlesOwner(part: number): Owner {
  return { key: `articles:${part}`, tags: ['articles'] }
}

/** An editor waits rather than sees a draft without its new images. */
export const DRAFT_OWNER: Owner = { key: null, tags: [], maxWaitMs: 5_000 }

/** Calls a function for each uploaded image of a document; returns a copy with its results. */
type Visit<T> = (document: T, visit: Visitor) => T
type Visitor = (photo: Photo, widths: readonly number[], use: WantedImage['use']) => Photo | null

export function createPhotoServer(media: Media, onChange: Notify): PhotoServer {
  async function serve<T extends object>(document: T, visit: Visit<T>, owner: Owner): Promise<T> {
    const { key, tags, maxWaitMs = MAX_WAIT_MS } = owner
    const wanted = wantedImages(document, visit)
    if (wanted.length === 0) {
      if (key !== null) media.release(key)
      return document
    }
    const prepared = media.prepare(key, wanted, tags)
    if (await isLate(prepared, maxWaitMs)) void prepared.then(() => onChange(tags))
    return visit(document, (photo, widths, use) => {
      const served = media.find(wantedImage(photo, widths, use))
      return served && { ...photo, ...served, revision: '' }
    })
  }

  function prefetch<T extends object>(document: T, visit: Visit<T>, { key, tags }: Owner): void {
    const wanted = wantedImages(document, visit)
    if (wanted.length > 0) void media.prepare(key, wanted, tags)
  }

  return {
    page: (page, owner) => serve(page, visitPage, owner),
    footer: (footer, owner) => serve(footer, visitFooter, owner),
    articles: (articles, owner) => serve(articles, visitArticles, owner),
    prefetchPage: (page) => prefetch(page, visitPage, pageOwner(page)),
    prefetchFooter: (footer) => prefetch(footer, visitFooter, FOOTER_OWNER),
    release: (tags) => tags.forEach(media.release),
  }
}

function visitPage(page: Page, visit: Visitor): Page {
  return {
    ...page,
    shareImage: page.shareImage && visit(page.shareImage, SHARE_WIDTHS, 'share'),
    blocks: page.blocks.map((block) =>
      mapPhotos(block, (photo) => visit(photo, blockWidths(block.block), 'show')),
    ),
  }
}

function visitFooter(footer: Footer, visit: Visitor): Footer {
  return mapPhotos(footer, (photo) => visit(photo, FOOTER_WIDTHS, 'show'))
}

function visitArticles(articles: readonly ArticleSummary[], visit: Visitor): readonly ArticleSummary[] {
  return mapPhotos(articles, (photo) => visit(photo, ARTICLE_LIST_WIDTHS, 'show'))
}

/** Documents in memory are read many times. */
const known = new WeakMap<object, readonly WantedImage[]>()

function wantedImages<T extends object>(document: T, visit: Visit<T>): readonly WantedImage[] {
  const before = known.get(document)
  if (before) return before
  const wanted: WantedImage[] = []
  visit(document, (photo, widths, use) => {
    wanted.push(wantedImage(photo, widths, use))
    return photo
  })
  known.set(document, wanted)
  return wanted
}

function wantedImage(
  { url, revision }: Photo,
  widths: readonly number[],
  use: WantedImage['use'],
): WantedImage {
  return { url, revision, widths, use }
}

async function isLate(done: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), milliseconds)
  })
  return Promise.race([done.then(() => false), late]).finally(() => clearTimeout(timer))
}
