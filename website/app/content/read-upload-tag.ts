/** A new file in the content service. */
interface Upload {
  /** As the content service writes it in a document. */
  readonly url: string
  readonly updatedAt: string
}

const UPLOAD_TAG = /^upload:(?<updatedAt>\S+) (?<url>.+)$/

/** Reads the tag of a new file, which no document shows yet: `upload:<time> <URL>`; null for tags of documents. */
export function readUploadTag(tag: string): Upload | null {
  const { url, updatedAt } = UPLOAD_TAG.exec(tag)?.groups ?? {}
  return url === undefined || updatedAt === undefined ? null : { url, updatedAt }
}
