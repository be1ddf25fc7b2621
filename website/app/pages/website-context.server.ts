import { createContext } from 'react-router'
import type { ContentStore } from '../content/content-store.ts'
import type { PostedForm, ReadReceipt } from '../form/posted-form.ts'
import type { PageStates } from '../document/page-states.server.ts'
import type { Log, WebsiteSettings } from '../website.ts'

/** What the routes' loaders and actions work with; set once per website, carried by each request. */
export interface WebsiteContext {
  readonly settings: WebsiteSettings
  readonly content: ContentStore
  readonly readReceipt: ReadReceipt
  readonly log: Log
  readonly states: PageStates
  /** Renders one of the site's own pages anew, by its path. */
  readonly render: (path: string) => Promise<Response>
}

export const websiteContext = createContext<WebsiteContext>()

/** What the page of this request shows of a form that was posted and not stored; null: nothing was posted. */
export const postedForm = createContext<PostedForm | null>(null)
