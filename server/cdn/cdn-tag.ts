import { createHash } from 'node:crypto'

/** Thirty of them fit into a header of 4 KiB: CDNs accept 8 KiB or more. */
const MAX_CHARACTERS = 128

/**
 * A tag as CDNs accept it: printable ASCII without spaces and commas, at most 128 characters. Longer ones are replaced
 * by their hash.
 *
 * @param tag e.g. `page:about-us`
 */
export function cdnTag(tag: string): string {
  const encoded = encodeURI(tag.toWellFormed()).replaceAll(',', '%2C')
  if (encoded.length <= MAX_CHARACTERS) return encoded
  return `sha256:${createHash('sha256').update(encoded).digest('base64url')}`
}
