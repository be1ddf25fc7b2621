import type { LaunchEntry } from '../../dashboard/launch-entry'
import { useLoaded, type Loaded } from './use-loaded'

/** What is to be filled in before launch. */
export function useLaunchEntries(): Loaded<readonly LaunchEntry[]> {
  return useLoaded('/dashboard/launch')
}
