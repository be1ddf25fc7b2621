import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import type { Settings } from './settings.ts'

const BUILD = new URL('../website/build/server/index.js', import.meta.url).href

/** Opens the built website. */
export async function openWebsite(
  settings: Settings,
  parts: Pick<WebsiteDependencies, 'backend' | 'log' | 'onContentChange'>,
): Promise<Website> {
  const { createWebsite } = (await import(BUILD)) as { createWebsite: (d: WebsiteDependencies) => Website }
  return createWebsite({
    ...parts,
    settings: { ...settings, previewSecret: settings.previewSecret ?? randomBytes(32).toString('base64') },
    copiesFolder: join(settings.dataFolder, 'content'),
  })
}
