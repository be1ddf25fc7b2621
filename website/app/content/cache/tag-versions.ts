/** Records in which epoch each tag was last invalidated, and so whether a document fetched earlier is still current. */
export interface TagVersions {
  /** The current epoch: a document requested now includes every change so far. */
  now(): number
  invalidate(tags: readonly string[]): void
  isCurrent(tags: readonly string[], epoch: number): boolean
}

const MAX_TAGS = 2000

/** Epochs are counted, not timed, so that a change and a request in the same millisecond keep their order. */
export function createTagVersions(): TagVersions {
  const invalidatedIn = new Map<string, number>()
  let epoch = 1
  let allInvalidatedIn = 0

  return {
    now: () => epoch,
    invalidate(tags) {
      epoch += 1
      if (invalidatedIn.size + tags.length > MAX_TAGS) {
        allInvalidatedIn = epoch
        invalidatedIn.clear()
      }
      for (const tag of tags) invalidatedIn.set(tag, epoch)
    },
    isCurrent: (tags, fetchedIn) =>
      fetchedIn >= allInvalidatedIn && tags.every((tag) => fetchedIn >= (invalidatedIn.get(tag) ?? 0)),
  }
}
