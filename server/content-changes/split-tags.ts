/** PostgreSQL accepts less than 8,000 bytes in a payload: the rest is for the process's id and quotes. */
const MAX_TAG_BYTES_PER_MESSAGE = 7_000

/** Splits tags into as few notifications as PostgreSQL accepts. Letters beyond ASCII take several bytes each. */
export function splitTags(tags: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let bytes = Infinity
  for (const tag of tags) {
    const tagBytes = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (bytes + tagBytes > MAX_TAG_BYTES_PER_MESSAGE) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)?.push(tag)
    bytes += tagBytes
  }
  return batches
}
