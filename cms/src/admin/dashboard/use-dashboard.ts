import type { Summary } from '../../dashboard/summarize-pages'
import { useLoaded, type Loaded } from './use-loaded'

export interface Dashboard extends Summary {
  readonly siteUrl: string
}

/** What the start page shows. */
export function useDashboard(): Loaded<Dashboard> {
  return useLoaded('/dashboard')
}
