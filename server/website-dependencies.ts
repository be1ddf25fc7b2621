import { join } from 'node:path'
import type { WebsiteDependencies } from '../website/app/website.ts'
import type { WebsiteParts } from './run-site.ts'
import type { Settings } from './settings.ts'

/** What the website is given of the settings, and of the process's other parts. */
export function websiteDependencies(
  { website, dataFolder }: Settings,
  parts: WebsiteParts,
): WebsiteDependencies {
  return { ...parts, settings: website, cacheFolder: join(dataFolder, 'copies') }
}
