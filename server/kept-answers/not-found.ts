import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import type { NotFoundKind } from '../../website/app/website.ts'
import { secure } from '../requests/security-headers.ts'
import { keepBytes, type KeptAnswer } from './kept-answer.ts'

/** How an address without a page is answered without rendering anything for it. */
export type NotFound =
  | { readonly kind: 'answer'; readonly answer: KeptAnswer }
  /** By what is cached for another path: one entry serves all addresses. */
  | { readonly kind: 'same as'; readonly path: string }

const PATH = pagePath(NOT_FOUND_SLUG)

/**
 * Answers for addresses without a page, however many are made up: the bytes of the page `/404`, or a redirect to it.
 *
 * @param kindAt what the website knows of a path from memory alone
 * @returns null where there may be a page
 */
export function createNotFound(
  kindAt: (path: string) => NotFoundKind | null,
  siteUrl: string,
): (path: string) => NotFound | null {
  // Not remembered by browsers: a page may be published there.
  const headers = new Headers({ location: PATH, 'cache-control': 'no-store' })
  secure(headers, '/', siteUrl)
  const redirect: NotFound = { kind: 'answer', answer: keepBytes(302, headers, Buffer.alloc(0)) }
  const screen: NotFound = { kind: 'same as', path: PATH }
  return (path) => {
    const kind = kindAt(path)
    return kind === null ? null : kind === 'redirect' ? redirect : screen
  }
}
