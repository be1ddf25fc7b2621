import type { Tag } from './tags-of-change.ts'

/**
 * The site's webhook endpoint accepts 200 tags in 16 KiB (server/content-changes/webhook-endpoint.ts); a test compares
 * them.
 */
const MAX_TAGS = 150
const MAX_BYTES = 12_000

/** Removes as many tags from the queue as one message may name: at least one, if there is any. */
export function takeTags(queued: Set<Tag>): Tag[] {
  const taken: Tag[] = []
  let bytes = 0
  for (const tag of queued) {
    bytes += Buffer.byteLength(`${JSON.stringify(tag)},`)
    if (taken.length === MAX_TAGS || (bytes > MAX_BYTES && taken.length > 0)) break
    taken.push(tag)
    queued.delete(tag)
  }
  return taken
}
