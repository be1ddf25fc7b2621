import { join, resolve } from 'node:path'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import type { OpenedWebsite, WebsiteParts } from './run-site.ts'
import type { Settings } from './settings.ts'
import { readStaticFiles } from './static-files.ts'
import { websiteDependencies } from './website-dependencies.ts'

const BUILD = resolve(import.meta.dirname, '../website/build')
const KEPT_PAGES = 5_000

/** Opens the built website, its files in memory. */
export async function openBuiltWebsite(settings: Settings, parts: WebsiteParts): Promise<OpenedWebsite> {
  const { createWebsite } = (await import(join(BUILD, 'server/index.js'))) as BuiltWebsite
  return {
    website: createWebsite(websiteDependencies(settings, parts)),
    files: await readStaticFiles(join(BUILD, 'client'), settings.siteUrl),
    middleware: null,
    keptPages: KEPT_PAGES,
  }
}

interface BuiltWebsite {
  readonly createWebsite: (dependencies: WebsiteDependencies) => Website
}
