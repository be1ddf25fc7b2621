import type { Summary } from '../../dashboard/summarize-pages'
import type { MenuProblem } from '../../menu/menu-problems'
import { useLoaded, type Loaded } from './use-loaded'

export interface Dashboard extends Summary {
  readonly siteUrl: string
  readonly hiddenMenuItems: readonly MenuProblem[]
}

/** What the start page shows. */
export function useDashboard(): Loaded<Dashboard> {
  return useLoaded('/dashboard')
}
