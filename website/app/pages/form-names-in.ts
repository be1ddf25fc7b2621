import type { DataStrategyResult } from 'react-router'
import { formNames } from './form-names.ts'
import type { PageData } from './page-data.ts'

/** Names of the forms on the next page, from its loader data. */
export function formNamesIn(results: Readonly<Record<string, DataStrategyResult>>): string[] {
  return Object.values(results).flatMap(({ type, result }) => {
    if (type !== 'data') return []
    const { page } = (result ?? {}) as Partial<PageData>
    return formNames(page?.blocks ?? [])
  })
}
