import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createContentStore } from './content-placeholder/content-store.server.ts'
import { websiteParts } from './pages/website-parts.server.ts'
import type { Website, WebsiteDependencies } from './website.ts'

/** Puts the website together: content store, routes, and React on the server. */
export function createWebsite(dependencies: WebsiteDependencies): Website {
  const { settings, backend } = dependencies
  const content = createContentStore(dependencies)
  const answer = createRequestHandler(build, import.meta.env.MODE)
  return {
    fetch: (request) => answer(request, new RouterContextProvider(new Map([[websiteParts, { settings, content, backend }]]))),
    contentChanged: (tags) => content.changed(tags),
    contentStatus: () => content.status(),
  }
}
