import { createContext } from 'react-router'
import type { ContentStore } from '../content-placeholder/content-store.server.ts'
import type { WebsiteDependencies, WebsiteSettings } from '../website.ts'

/** What the routes' loaders and actions work with; set once per website, carried by each request. */
export interface WebsiteParts {
  readonly settings: WebsiteSettings
  readonly content: ContentStore
  readonly backend: WebsiteDependencies['backend']
}

export const websiteParts = createContext<WebsiteParts>()
