import type { PageSummary } from '@beam/content/model/page.ts'
import type { DocumentCache } from '../cache/document-cache.ts'
import { changedTags } from '../documents/page-index.ts'
import type { Resource } from '../cache/resource.ts'

interface ChangeDetectorOptions {
  readonly documents: DocumentCache
  readonly index: Resource<readonly PageSummary[]>
  /** Documents shown on every page. */
  readonly everywhere: readonly Resource<unknown>[]
  /** Called with the tags of pages that changed since the last round. */
  readonly onChange: (tags: readonly string[]) => void
}

/**
 * Detects changes without a notification: fetches the list of pages with their dates, documents shown on every page,
 * and documents served stale while the service was away.
 */
export function createChangeDetector({
  documents,
  index,
  everywhere,
  onChange,
}: ChangeDetectorOptions): () => Promise<void> {
  let seen: readonly PageSummary[] | null = null

  return async function detectChanges() {
    const [list] = await Promise.all([documents.refresh(index), ...everywhere.map(documents.refresh)])
    if (!list) return
    const tags = changedTags(seen ?? list.value, list.value)
    seen = list.value
    if (tags.length > 0) onChange(tags)
    await documents.refreshStale()
  }
}
