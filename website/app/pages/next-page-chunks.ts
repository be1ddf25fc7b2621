import type { DataStrategyResult } from 'react-router'
import { pageChunks, type PageChunks } from './page-chunks.ts'
import type { PageData } from './page-data.ts'

/** The chunks that the next page needs, from its loader data. */
export function nextPageChunks(results: Readonly<Record<string, DataStrategyResult>>): PageChunks {
  for (const { type, result } of Object.values(results)) {
    const { page, articles = null } = (type === 'data' ? (result ?? {}) : {}) as Partial<PageData>
    if (page) return pageChunks({ page, articles })
  }
  return { lazyBlocks: false, forms: [] }
}
