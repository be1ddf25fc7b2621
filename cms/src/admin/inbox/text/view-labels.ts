import type { View } from '../api/types'

/** What people call the views, in the order of the tabs. */
export const VIEW_LABELS: Readonly<Record<View, string>> = {
  new: 'New',
  mine: 'Mine',
  unassigned: 'Unassigned',
  quarantined: 'Suspected spam',
  handled: 'Done',
  all: 'All',
}
