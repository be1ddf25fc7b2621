import type { View, ViewCounts } from '../api/types'

/** How many there are in a view, e.g. '12', or '1,000+' where counting stopped. */
export function formatCount({ views, upTo }: ViewCounts, view: View): string {
  const isMore = views[view] > upTo
  return (isMore ? upTo : views[view]).toLocaleString('en-US') + (isMore ? '+' : '')
}
