/** A tag, and whether it is purged again after the CDN has confirmed that. */
export type WaitingTag = readonly [tag: string, repeats: boolean]

/** Tags that are still to be purged from a CDN. */
interface WaitingTags {
  add(tags: readonly WaitingTag[]): void
  /** Takes as many as fit in one request: a tag that changes meanwhile is added again. */
  takeBatch(): readonly WaitingTag[]
  count(): number
}

/** As many as Cloudflare accepts in one request. */
const TAGS_PER_REQUEST = 30
/** When more tags wait, everything is purged instead. */
const MAX_WAITING_TAGS = 600
/** The tag that every page carries. */
const EVERY_PAGE = 'pages'

/** No tag waits yet. */
export function createWaitingTags(): WaitingTags {
  const waiting = new Map<string, boolean>()

  return {
    add(tags) {
      for (const [tag, repeats] of tags) waiting.set(tag, repeats || waiting.get(tag) === true)
      if (waiting.size <= MAX_WAITING_TAGS) return
      waiting.clear()
      waiting.set(EVERY_PAGE, true)
    },
    takeBatch() {
      const batch = [...waiting].slice(0, TAGS_PER_REQUEST)
      for (const [tag] of batch) waiting.delete(tag)
      return batch
    },
    count: () => waiting.size,
  }
}
