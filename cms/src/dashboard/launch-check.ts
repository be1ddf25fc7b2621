import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core } from '@strapi/strapi'

/** Something to fill in before launch, as from-content/check-launch.ts defines it. */
export interface LaunchEntry {
  readonly task: string
  /** A page's path, or 'footer', 'menu'. */
  readonly location: string
  readonly label: string
  /** Of the page; '' for footer and menu. */
  readonly documentId: string
}

interface Published {
  readonly pages: readonly unknown[]
  readonly footer: unknown
  readonly menuLinks: readonly { readonly title: string; readonly address: string }[]
}

/** What from-content/check-launch.ts exports. */
interface LaunchCheck {
  openEntries(published: Published): LaunchEntry[]
}

/**
 * Loads the check of `npm run content -- check --live`, at run time for the reason given in checks/content-check.ts.
 */
export async function loadLaunchCheck(strapi: Core.Strapi): Promise<LaunchCheck> {
  const file = path.join(strapi.dirs.app.root, 'from-content/check-launch.ts')
  return (await import(pathToFileURL(file).href)) as LaunchCheck
}
