import type { EditedType } from '../editing/edited-types.ts'
import { isEditedType } from '../editing/edited-types.ts'

/** In requests: the draft that the editor's form was loaded from. In responses: the draft after the change. */
export const DRAFT_VERSION_HEADER = 'x-draft-version'

/** A draft as it was at some time; each save changes its version. */
interface DraftVersion {
  readonly type: EditedType
  readonly documentId: string
  /** The time of the last save, in ISO 8601 with milliseconds. */
  readonly version: string
}

/** Reads `<type> <document id> <version>`; null when it is anything else. */
export function readDraftVersion(header: string): DraftVersion | null {
  const [type, documentId, version, ...rest] = header.split(' ')
  if (!isEditedType(type) || !documentId || !version || rest.length > 0) return null
  return { type, documentId, version }
}

export function writeDraftVersion({ type, documentId, version }: DraftVersion): string {
  return `${type} ${documentId} ${version}`
}
