import type { LoadedDraft } from './loaded-drafts'

/** See cms/src/concurrent-edits/draft-version.ts. */
export const DRAFT_VERSION_HEADER = 'x-draft-version'

/** The header by which a request states which drafts the editor has seen. */
export function draftVersionHeaders(drafts: readonly LoadedDraft[]): Record<string, string> {
  const versions = drafts.map(({ type, documentId, version }) => `${type} ${documentId} ${version}`)
  return versions.length > 0 ? { [DRAFT_VERSION_HEADER]: versions.join(', ') } : {}
}
