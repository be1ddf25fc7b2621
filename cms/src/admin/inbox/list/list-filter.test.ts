import { describe, expect, it } from 'vitest'
import {
  countFilters,
  isFiltered,
  readListFilter,
  toFilter,
  withoutFilters,
  writeListFilter,
} from './list-filter'

describe('the filter of the list', () => {
  it('shows new submissions when the address says nothing, or nonsense', () => {
    expect(readListFilter(new URLSearchParams(), '').view).toBe('new')
    expect(readListFilter(new URLSearchParams('view=spiral'), '').view).toBe('new')
  })

  it('is in the address, so that it can be bookmarked', () => {
    const address = 'view=all&form=contact&status=handled&assignee=7&since=2026-01-02&until=2026-01-03'
    expect(writeListFilter(readListFilter(new URLSearchParams(address), '')).toString()).toBe(address)
  })

  it('T125: has its search in no address', () => {
    const filter = readListFilter(new URLSearchParams('view=all'), 'ada@example.com')
    expect(filter.search).toBe('ada@example.com')
    expect(writeListFilter(filter).toString()).toBe('view=all')
  })

  it('is cleared without leaving the view', () => {
    const filter = readListFilter(new URLSearchParams('view=all&form=contact&until=2026-01-03'), 'ada')
    expect(withoutFilters(filter)).toEqual(readListFilter(new URLSearchParams('view=all'), ''))
    expect(isFiltered(withoutFilters(filter))).toBe(false)
  })

  it.each(['form', 'status', 'assignee', 'since', 'until', 'search'])('filters when %s is set', (name) => {
    const empty = readListFilter(new URLSearchParams(), '')
    expect(isFiltered({ ...empty, [name]: 'x' })).toBe(true)
  })

  it('counts what is set beside the search', () => {
    const filter = readListFilter(new URLSearchParams('view=all&form=contact&until=2026-01-03'), 'ada')
    expect(countFilters(filter)).toBe(2)
    expect(countFilters(withoutFilters(filter))).toBe(0)
  })

  it('includes the whole of both days', () => {
    const filter = readListFilter(new URLSearchParams('since=2026-01-02&until=2026-01-02'), '')
    expect(toFilter(filter)).toEqual({
      view: 'new',
      since: new Date(2026, 0, 2).getTime(),
      until: new Date(2026, 0, 3).getTime(),
    })
  })

  it('leaves out what filters nothing', () => {
    expect(toFilter(readListFilter(new URLSearchParams('view=all&since=x'), '  '))).toEqual({ view: 'all' })
    expect(toFilter(readListFilter(new URLSearchParams('assignee=nobody'), ' BW-7 '))).toEqual({
      view: 'new',
      assignee: null,
      search: 'BW-7',
    })
  })
})
