import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core } from '@strapi/strapi'
import type { LaunchEntry } from './launch-entry.ts'

interface Published {
  readonly pages: readonly unknown[]
  readonly footer: unknown
  readonly menuLinks: readonly { readonly title: string; readonly address: string }[]
}

/** What from-content/check-launch.ts exports. */
interface LaunchCheck {
  findLaunchEntries(published: Published): LaunchEntry[]
}

/**
 * Loads the check of `npm run content -- check --live`, at run time for the reason given in checks/content-check.ts.
 */
export async function loadLaunchCheck(strapi: Core.Strapi): Promise<LaunchCheck> {
  const file = path.join(strapi.dirs.app.root, 'from-content/check-launch.ts')
  return (await import(pathToFileURL(file).href)) as LaunchCheck
}
