import { join } from 'node:path'
import type { WebsiteDependencies } from '../website/app/website.ts'
import type { WebsiteParts } from './open-parts.ts'
import type { Settings } from './settings.ts'

/** The website's dependencies: its settings and the process's other parts. */
export function websiteDependencies(
  { website, dataFolder }: Settings,
  parts: WebsiteParts,
): WebsiteDependencies {
  return { ...parts, settings: website, cacheFolder: join(dataFolder, 'copies') }
}
