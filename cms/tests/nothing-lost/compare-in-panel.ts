import { compareDrafts, type StoredDraft } from '../../src/admin/concurrent-edits/compare-drafts.ts'
import type { Comparison } from '../../src/admin/concurrent-edits/comparison.ts'
import { administrator } from './service.ts'

/** What the panel shows of what is typed, and of what somebody else has saved: by its own code. */
export async function compareInPanel(type: string, documentId: string, typed: object): Promise<Comparison> {
  const { status, body } = await administrator.request('GET', storedDraft(type, documentId))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return compareDrafts(type, typed, (body as { data: StoredDraft }).data)
}

/** The address of a stored draft that is compared. */
export function storedDraft(type: string, documentId: string): string {
  return `/concurrent-edits/draft?${new URLSearchParams({ type, documentId })}`
}
