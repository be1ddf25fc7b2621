import { isFiltered, type ListFilter } from './list-filter'

/** What became of a change of several submissions at once. */
export function bulkMessage(changed: number, conflicts: number): string {
  if (conflicts === 0) return `${changed} changed.`
  const left =
    conflicts === 1
      ? '1 was left as it is: somebody else changed it, or its status does not allow it.'
      : `${conflicts} were left as they are: somebody else changed them, or their status does not allow it.`
  return `${changed} changed. ${left}`
}

/** Why the list is empty. */
export function emptyText(filter: ListFilter): string {
  if (filter.search !== '') return 'Nothing found for this search in this view.'
  return isFiltered(filter) ? 'Nothing matches these filters.' : EMPTY_TEXTS[filter.view]
}

const EMPTY_TEXTS: Readonly<Record<ListFilter['view'], string>> = {
  new: 'Nothing new: everything has been looked at.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Everything open is assigned to somebody.',
  quarantined: 'No suspected spam.',
  handled: 'Nothing is done yet.',
  all: 'No submissions yet. What visitors send appears here.',
}
