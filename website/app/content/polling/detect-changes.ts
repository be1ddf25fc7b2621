import type { PageSummary } from '@beam/content/model/page.ts'
import type { DocumentCache } from '../cache/document-cache.ts'
import { changedTags } from '../documents/page-index.ts'
import type { Resource } from '../cache/resource.ts'

export interface ChangeDetectorOptions {
  readonly documents: DocumentCache
  readonly index: Resource<readonly PageSummary[]>
  /** What is shown on every page. */
  readonly everywhere: readonly Resource<unknown>[]
  /** Told which pages changed from one round to the next. */
  readonly tell: (tags: readonly string[]) => void
}

/**
 * One look at what may have changed without the site being told: the list of pages with their dates, what stands on
 * every page, and what was shown without the content service's word while it was away.
 */
export function createChangeDetector({
  documents,
  index,
  everywhere,
  tell,
}: ChangeDetectorOptions): () => Promise<void> {
  let seen: readonly PageSummary[] | null = null

  return async function look() {
    const [listed] = await Promise.all([documents.refresh(index), ...everywhere.map(documents.refresh)])
    if (!listed) return
    const tags = changedTags(seen ?? listed.value, listed.value)
    seen = listed.value
    if (tags.length > 0) tell(tags)
    await documents.refreshStale()
  }
}
