/**
 * In requests: the drafts that the editor has seen, or '*' to change them whatever they are. In responses: the draft
 * after the change.
 */
export const DRAFT_VERSION_HEADER = 'x-draft-version'

/** A draft as it was at some time; each save changes its version. */
interface DraftVersion {
  /** Its UID, e.g. 'api::page.page'. */
  readonly type: string
  readonly documentId: string
  /** The time of the last save, in ISO 8601 with milliseconds. */
  readonly version: string
}

/** 'any': overwrite. Otherwise the drafts that the header names; without what cannot be read. */
export function readDraftVersions(header: string): 'any' | readonly DraftVersion[] {
  return header.trim() === '*' ? 'any' : header.split(',').flatMap(readDraftVersion)
}

/** Reads `<type> <document id> <version>`. */
function readDraftVersion(text: string): DraftVersion[] {
  const [type, documentId, version, ...rest] = text.trim().split(' ')
  return type && documentId && version && rest.length === 0 ? [{ type, documentId, version }] : []
}

/** The header for one draft: `<type> <document id> <version>`. */
export function writeDraftVersion({ type, documentId, version }: DraftVersion): string {
  return `${type} ${documentId} ${version}`
}
