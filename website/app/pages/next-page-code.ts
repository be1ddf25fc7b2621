import type { DataStrategyResult } from 'react-router'
import { pageCode, type PageCode } from './page-code.ts'
import type { PageData } from './page-data.ts'

/** The code that the next page needs, from its loader data. */
export function nextPageCode(results: Readonly<Record<string, DataStrategyResult>>): PageCode {
  for (const { type, result } of Object.values(results)) {
    const { page, articles = null } = (type === 'data' ? (result ?? {}) : {}) as Partial<PageData>
    if (page) return pageCode({ page, articles })
  }
  return { moreBlocks: false, forms: [] }
}
