import { resolve } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import type { OpenedWebsite, WebsiteParts } from './run-site.ts'
import type { Settings } from './settings.ts'
import { websiteDependencies } from './website-dependencies.ts'

const FOLDER = resolve(import.meta.dirname, '../website')

/** Opens the website through Vite: changed files show at once, nothing is kept. */
export async function openWebsiteInDevelopment(
  settings: Settings,
  parts: WebsiteParts,
): Promise<OpenedWebsite> {
  const vite = await createServer({
    root: FOLDER,
    configFile: `${FOLDER}/vite.config.ts`,
    // Beside the site's own port, so that two checkouts can run.
    server: { middlewareMode: true, hmr: { port: settings.port + 1 } },
  })
  const environment = vite.environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite cannot run the website here')
  const dependencies = websiteDependencies(settings, parts)
  const current = latest<CreateWebsite>((create) => create(dependencies))
  const website = async () =>
    current((await environment.runner.import('/app/website.server.ts')).createWebsite)
  const opened = await website()
  return {
    website: { ...opened, fetch: async (request) => (await website()).fetch(request) },
    files: new Map(),
    middleware: vite.middlewares,
    keptPages: 0,
  }
}

type CreateWebsite = (dependencies: WebsiteDependencies) => Website

/** Makes a new website when the code that makes it has changed. */
function latest<C>(make: (create: C) => Website): (create: C) => Website {
  let last: { create: C; website: Website } | null = null
  return (create) => {
    if (last?.create === create) return last.website
    last?.website.close()
    last = { create, website: make(create) }
    return last.website
  }
}
