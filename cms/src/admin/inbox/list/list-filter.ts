import type { Filter, View } from '../api/types'

/** What the filter bar shows. Days are `YYYY-MM-DD`; '' filters nothing. */
export interface ListFilter {
  readonly view: View
  readonly form: string
  readonly status: string
  /** A person's id, or `nobody`. */
  readonly assignee: string
  readonly since: string
  readonly until: string
  /** Never part of an address: it may be an email address or a name. */
  readonly search: string
}

export const NOBODY = 'nobody'

const VIEWS: ReadonlySet<string> = new Set(['new', 'mine', 'unassigned', 'quarantined', 'handled', 'all'])
const IN_ADDRESS = ['view', 'form', 'status', 'assignee', 'since', 'until'] as const

export function readListFilter(params: URLSearchParams, search: string): ListFilter {
  const view = params.get('view') ?? 'new'
  return {
    view: (VIEWS.has(view) ? view : 'new') as View,
    form: params.get('form') ?? '',
    status: params.get('status') ?? '',
    assignee: params.get('assignee') ?? '',
    since: params.get('since') ?? '',
    until: params.get('until') ?? '',
    search,
  }
}

export function writeListFilter(filter: ListFilter): URLSearchParams {
  return new URLSearchParams(
    IN_ADDRESS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])),
  )
}

/** Whether anything but the view decides what is listed. */
export function isFiltered({ view: _view, ...filters }: ListFilter): boolean {
  return Object.values(filters).some((each) => each !== '')
}

/** How many filters are set, not counting the search, which is always shown. */
export function countFilters({ view: _view, search: _search, ...filters }: ListFilter): number {
  return Object.values(filters).filter((each) => each !== '').length
}

/** The same view with everything in it. */
export function withoutFilters({ view }: ListFilter): ListFilter {
  return readListFilter(new URLSearchParams({ view }), '')
}

/** The filter as the backend reads it. Days are those of the person's own time zone. */
export function toFilter({ view, form, status, assignee, since, until, search }: ListFilter): Filter {
  const sinceMs = startOfDay(since, 0)
  const untilMs = startOfDay(until, 1)
  return {
    view,
    ...(form !== '' && { forms: [form] }),
    ...(status !== '' && { statuses: [status] }),
    ...(assignee !== '' && { assignee: assignee === NOBODY ? null : assignee }),
    ...(sinceMs !== null && { since: sinceMs }),
    ...(untilMs !== null && { until: untilMs }),
    ...(search.trim() !== '' && { search: search.trim() }),
  }
}

/** Milliseconds since 1970 at the start of the day, or of the one `later` days after it. */
function startOfDay(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day) ?? []
  const at = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime()
  return Number.isNaN(at) ? null : at
}
