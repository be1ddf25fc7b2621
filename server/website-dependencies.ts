import { join } from 'node:path'
import type { WebsiteDependencies } from '../website/app/website.ts'
import type { ProcessDependencies } from './open-site-context.ts'
import type { Settings } from './settings.ts'

/** The website's dependencies: its settings, and what the process provides. */
export function websiteDependencies(
  { website, dataFolder }: Settings,
  provided: ProcessDependencies,
): WebsiteDependencies {
  return { ...provided, settings: website, cacheFolder: join(dataFolder, 'copies') }
}
