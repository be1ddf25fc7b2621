import type { PageSummary } from '@beam/content/model/page.ts'
import type { DocumentCache } from '../cache/document-cache.ts'
import type { Resource } from '../cache/resource.ts'
import type { KnownVersions } from './known-versions.ts'

interface ChangeDetectorOptions {
  readonly documents: DocumentCache
  readonly index: Resource<readonly PageSummary[]>
  readonly versions: KnownVersions
  /** Documents shown on every page. */
  readonly everywhere: readonly Resource<unknown>[]
  /** Called with the tags of pages that are held in another version than the list names. */
  readonly onChange: (tags: readonly string[]) => void
}

/**
 * Detects changes without a notification: fetches the list of pages with their dates, documents shown on every page,
 * and documents served stale while the service was away.
 */
export function createChangeDetector({
  documents,
  index,
  versions,
  everywhere,
  onChange,
}: ChangeDetectorOptions): () => Promise<void> {
  return async function detectChanges() {
    const [list] = await Promise.all([documents.refresh(index), ...everywhere.map(documents.refresh)])
    if (!list) return
    const tags = versions.compare(list.value)
    if (tags.length > 0) onChange(tags)
    await documents.refreshStale()
  }
}
