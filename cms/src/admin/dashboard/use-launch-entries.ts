import { useLoaded, type Loaded } from './use-loaded'

/** As cms/src/dashboard/launch-check.ts. */
export interface LaunchEntry {
  readonly task: string
  readonly location: string
  readonly label: string
  readonly documentId: string
}

/** What is to be filled in before launch. */
export function useLaunchEntries(): Loaded<readonly LaunchEntry[]> {
  return useLoaded('/dashboard/launch')
}
