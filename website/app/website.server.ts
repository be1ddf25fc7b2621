import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createContentStore } from './content/content-store.server.ts'
import { createPageStates } from './document/page-states.server.ts'
import { notFoundAt } from './pages/not-found-at.server.ts'
import { websiteParts } from './pages/website-parts.server.ts'
import type { Website, WebsiteDependencies } from './website.ts'

export { STYLE_SHEETS } from './document/styles.server.ts'

/** Puts the website together: content store, routes, and React on the server. */
export function createWebsite(dependencies: WebsiteDependencies): Website {
  const content = contentFor(dependencies)
  const { settings, backend, log } = dependencies
  const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const fetch = (request: Request) => answer(request, new RouterContextProvider(parts))
  const render = (path: string) => fetch(new Request(settings.siteUrl + path))
  const parts = new Map([
    [websiteParts, { settings, content, backend, log, states: createPageStates(), render }],
  ])
  return {
    fetch,
    notFound: (path) => notFoundAt(path, content),
    contentChanged: (tags) => content.changed(tags),
    contentStatus: () => content.status(),
    close: () => content.close(),
  }
}

function contentFor({ settings, copiesFolder, log, onContentChange }: WebsiteDependencies) {
  return createContentStore({
    url: settings.contentServiceUrl,
    token: settings.contentServiceToken,
    mediaUrl: settings.mediaUrl,
    copiesFolder,
    log,
    onChange: onContentChange,
    defaults: { pages: ALL_PAGES, navigation: FALLBACK_NAVIGATION, footer: DEFAULT_FOOTER },
  })
}
