import { isFileReference } from '../editing/snapshot.ts'

/** What a page shows of an uploaded file. */
export interface ShownFile {
  readonly id: number
  readonly [attribute: string]: unknown
}

/** A snapshot in the format of the content API: with the files that it refers to, null for those that were deleted. */
export function withFiles(snapshot: unknown, files: ReadonlyMap<number, ShownFile>): unknown {
  if (Array.isArray(snapshot)) return snapshot.map((item) => withFiles(item, files))
  if (isFileReference(snapshot)) return files.get(snapshot.fileId) ?? null
  if (typeof snapshot !== 'object' || snapshot === null) return snapshot
  return Object.fromEntries(Object.entries(snapshot).map(([name, value]) => [name, withFiles(value, files)]))
}
