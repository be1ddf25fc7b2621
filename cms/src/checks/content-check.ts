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

interface CheckContext {
  readonly paths: readonly string[]
  readonly linkedPages: readonly unknown[]
  readonly otherPages: readonly { readonly slug: string; readonly title: string }[]
  readonly hiddenMenuItems: readonly string[]
  readonly footer: unknown
}

/** What from-content/check-document.ts exports. */
interface ContentCheck {
  checkDocument(type: 'page' | 'footer', entry: unknown, context: CheckContext): Finding[]
  findBlockers(type: 'page' | 'footer', entry: unknown): Finding[]
  pathsWithAnchors(entry: unknown): string[]
}

/**
 * Loads the content check, the one of `npm run content -- check`. At run time, because the content service is compiled
 * without the site's sources.
 */
export async function loadContentCheck(strapi: Core.Strapi): Promise<ContentCheck> {
  const file = path.join(strapi.dirs.app.root, 'from-content/check-document.ts')
  return (await import(pathToFileURL(file).href)) as ContentCheck
}
