import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core } from '@strapi/strapi'

/** A problem of a document, as content/check/finding.ts defines it. */
export interface Finding {
  readonly severity: 'blocker' | 'error' | 'warning'
  readonly message: string
  /** The path of the field, e.g. 'Content.2.buttonUrl'; '' for the whole document. */
  readonly field: string
}

/** What is published beside a document, as content/check/check-context.ts defines it: plain data. */
export type CheckContext = Readonly<Record<string, unknown>>

/** What checks need to know about a published page, as content/check/outline-page.ts defines it. */
export interface PageOutline {
  readonly documentId: string
  readonly slug: string
}

export interface Published {
  readonly pages: readonly PageOutline[]
  readonly menu: unknown
  readonly pageItems: readonly { readonly title: string; readonly pageId: string | null }[]
  readonly footer: unknown
  readonly redirects: readonly { readonly documentId: string; readonly from: string; readonly to: string }[]
}

/** What from-content/check-document.ts exports. */
export interface ContentCheck {
  checkEntry(type: 'page' | 'footer', entry: unknown, context: CheckContext): Finding[]
  findBlockers(type: 'page' | 'footer', entry: unknown): Finding[]
  outlineEntry(entry: unknown, documentId: string): PageOutline | null
  contextOf(published: Published, documentId: string | null): CheckContext
}

/**
 * Loads the content check, the one of `npm run content -- check`. At run time, because the content service is compiled
 * without the site's sources.
 */
export async function loadContentCheck(strapi: Core.Strapi): Promise<ContentCheck> {
  const file = path.join(strapi.dirs.app.root, 'from-content/check-document.ts')
  return (await import(pathToFileURL(file).href)) as ContentCheck
}
