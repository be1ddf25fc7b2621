import type { PublishedFindings } from '../../dashboard/published-findings'
import { useLoaded, type Loaded } from './use-loaded'

/** What visitors stumble over in everything that is published. */
export function usePublishedFindings(): Loaded<PublishedFindings> {
  return useLoaded('/dashboard/findings')
}
