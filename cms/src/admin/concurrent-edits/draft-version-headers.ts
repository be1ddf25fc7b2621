import type { LoadedDraft } from './loaded-drafts'

/** See cms/src/concurrent-edits/draft-version.ts. */
export const DRAFT_VERSION_HEADER = 'x-draft-version'

/** The header by which a request states which draft the editor has seen. */
export function draftVersionHeaders(draft: LoadedDraft | undefined): Record<string, string> {
  return draft ? { [DRAFT_VERSION_HEADER]: `${draft.type} ${draft.documentId} ${draft.version}` } : {}
}
