import { resolve } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import type { WebsiteSource } from './open-site-context.ts'
import { websiteDependencies } from './website-dependencies.ts'

const FOLDER = resolve(import.meta.dirname, '../website')

/** The website through Vite: changes show immediately, nothing is cached. */
export const developmentWebsite: WebsiteSource = {
  maxCachedPages: 0,
  async open(settings, provided) {
    const vite = await createServer({
      root: FOLDER,
      configFile: `${FOLDER}/vite.config.ts`,
      // Beside the site's own port, so that two checkouts can run.
      server: { middlewareMode: true, hmr: { port: settings.port + 1 } },
    })
    const environment = vite.environments['ssr']
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the website')
    const current = recreateOnReload((create) => create(websiteDependencies(settings, provided)))
    const website = async () =>
      current((await environment.runner.import('/app/website.server.ts')).createWebsite)
    const opened = await website()
    return {
      website: {
        ...opened,
        fetch: async (request, posted) => (await website()).fetch(request, posted),
        formAt: async (path) => (await website()).formAt(path),
      },
      files: new Map(),
      earlierAssets: { find: async () => null, close() {} },
      middleware: vite.middlewares,
    }
  },
}

type CreateWebsite = (dependencies: WebsiteDependencies) => Website

/** Creates a new website when Vite has reloaded its code. */
function recreateOnReload(make: (create: CreateWebsite) => Website): (create: CreateWebsite) => Website {
  let last: { create: CreateWebsite; website: Website } | null = null
  return (create) => {
    if (last?.create === create) return last.website
    void last?.website.close()
    last = { create, website: make(create) }
    return last.website
  }
}
