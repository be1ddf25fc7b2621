import { join, resolve } from 'node:path'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import type { WebsiteSource } from './open-site-context.ts'
import { openEarlierAssets } from './response-cache/earlier-assets.ts'
import { readStaticFiles } from './response-cache/static-files.ts'
import { websiteDependencies } from './website-dependencies.ts'

const BUILD = resolve(import.meta.dirname, '../website/build')

/** The built website with its files in memory. */
export const builtWebsite: WebsiteSource = {
  maxCachedPages: 5_000,
  async open(settings, provided) {
    const { createWebsite } = (await import(join(BUILD, 'server/index.js'))) as BuiltWebsite
    return {
      website: createWebsite(websiteDependencies(settings, provided)),
      files: await readStaticFiles(join(BUILD, 'client'), settings.siteUrl),
      earlierAssets: await openEarlierAssets({
        current: join(BUILD, 'client/assets'),
        folder: join(settings.dataFolder, 'assets'),
        log: provided.log,
      }),
      middleware: null,
    }
  },
}

interface BuiltWebsite {
  readonly createWebsite: (dependencies: WebsiteDependencies) => Website
}
