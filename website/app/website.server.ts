import { companyLines, companyLineText } from '@beam/content/model/company-facts.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createContentStore } from './content/content-store.server.ts'
import { createHydrationStates } from './document/hydration-states.server.ts'
import { findForm } from './pages/find-form.server.ts'
import { notFoundFromMemory } from './pages/not-found-from-memory.server.ts'
import { isRenderedForState, postedForm, websiteContext } from './pages/website-context.server.ts'
import type { PostedForm, Website, WebsiteDependencies } from './website.ts'

export { STYLE_SHEETS } from './document/styles.server.ts'

/** Creates the website: content store, routes, and server rendering. */
export function createWebsite(dependencies: WebsiteDependencies): Website {
  const content = contentFor(dependencies)
  const { settings, readReceipt, log } = dependencies
  const handleRequest = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const fetch = (request: Request, posted?: PostedForm) => {
    const context = new RouterContextProvider(initialContext)
    if (posted) context.set(postedForm, posted)
    return handleRequest(request, context)
  }
  const render = (path: string) => {
    const context = new RouterContextProvider(initialContext)
    context.set(isRenderedForState, true)
    return handleRequest(new Request(settings.siteUrl + path), context)
  }
  const initialContext = new Map([
    [websiteContext, { settings, content, readReceipt, log, states: createHydrationStates(), render }],
  ])
  return {
    fetch,
    formAt: (path) => findForm(path, content),
    notFound: (path) => notFoundFromMemory(path, content),
    contentChanged: (tags) => content.changed(tags),
    contentStatus: () => content.status(),
    companyLines: async () => companyLines((await content.footer()).document).map(companyLineText),
    close: () => content.close(),
  }
}

function contentFor({ settings, cacheFolder, media, log, onContentChange }: WebsiteDependencies) {
  return createContentStore({
    url: settings.contentServiceUrl,
    token: settings.contentServiceToken,
    media,
    redirectHosts: [new URL(settings.siteUrl).host, ...settings.redirectHosts],
    cacheFolder,
    log,
    onChange: onContentChange,
    defaults: { pages: ALL_PAGES, navigation: FALLBACK_NAVIGATION, footer: DEFAULT_FOOTER },
  })
}
