import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core } from '@strapi/strapi'

/** A problem of what is published, as from-content/check-published.ts defines it. */
export interface PublishedFinding {
  readonly severity: 'blocker' | 'error' | 'warning'
  /** A page's path, or 'menu', 'footer', 'redirects'. */
  readonly location: string
  readonly message: string
  /** The path of the field; '' for the whole document. */
  readonly field: string
  /** Of the page; '' for the others. */
  readonly documentId: string
}

interface Published {
  readonly pages: readonly unknown[]
  readonly footer: unknown
  readonly redirects: readonly unknown[]
  readonly menu: unknown
  readonly redirectHosts: readonly string[]
}

/** What from-content/check-published.ts exports. */
interface PublishedCheck {
  checkPublished(published: Published): PublishedFinding[]
}

/** Loads the check of `npm run content -- check`, at run time for the reason given in checks/content-check.ts. */
export async function loadPublishedCheck(strapi: Core.Strapi): Promise<PublishedCheck> {
  const file = path.join(strapi.dirs.app.root, 'from-content/check-published.ts')
  return (await import(pathToFileURL(file).href)) as PublishedCheck
}
