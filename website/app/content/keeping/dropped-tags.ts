/** Remembers which tags have changed, and so whether what was asked for at some moment is still current. */
export interface DroppedTags {
  /** A moment: what is asked for from now on knows of every drop so far. */
  now(): number
  drop(tags: readonly string[]): void
  isCurrent(tags: readonly string[], askedAt: number): boolean
}

const MOST_TAGS = 2000

/** Moments are counted, not timed, so that a drop and a request in the same millisecond keep their order. */
export function createDroppedTags(): DroppedTags {
  const droppedAt = new Map<string, number>()
  let moment = 1
  let allDroppedAt = 0

  return {
    now: () => moment,
    drop(tags) {
      moment += 1
      if (droppedAt.size + tags.length > MOST_TAGS) {
        allDroppedAt = moment
        droppedAt.clear()
      }
      for (const tag of tags) droppedAt.set(tag, moment)
    },
    isCurrent: (tags, askedAt) =>
      askedAt >= allDroppedAt && tags.every((tag) => askedAt >= (droppedAt.get(tag) ?? 0)),
  }
}
