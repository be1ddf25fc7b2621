import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core } from '@strapi/strapi'
import type { PublishedFinding } from './published-findings.ts'

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
