import { createContext } from 'react-router'
import type { ContentStore } from '../content/content-store.ts'
import type { PostedForm, ReadReceipt } from '../form/posted-form.ts'
import type { HydrationStates } from '../document/hydration-states.server.ts'
import type { Log, WebsiteSettings } from '../website.ts'

/** Dependencies of loaders and actions: set once per website, passed on with each request. */
export interface WebsiteContext {
  readonly settings: WebsiteSettings
  readonly content: ContentStore
  readonly readReceipt: ReadReceipt
  readonly log: Log
  readonly states: HydrationStates
  /** Renders a page by its path, for its state. */
  readonly render: (path: string) => Promise<Response>
}

export const websiteContext = createContext<WebsiteContext>()

/** Whether a page is rendered because its state was asked for. */
export const isRenderedForState = createContext(false)

/** The form that this request posted and that was not stored; null: nothing was posted. */
export const postedForm = createContext<PostedForm | null>(null)
