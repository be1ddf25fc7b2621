/** Which documents lack an image: they are reported when it is fetched after all. */
interface MissingImages {
  /** Adds the tags of a document that lacks the image. */
  add(key: string, tags: readonly string[]): void
  /** The tags of all documents that lack it. */
  tags(key: string): string[]
  delete(key: string): void
}

const MAX_IMAGES = 1_000

/** Remembers at most a thousand images, those that documents asked for last. */
export function createMissingImages(): MissingImages {
  const tagsByImage = new Map<string, ReadonlySet<string>>()

  return {
    add(key, tags) {
      if (tags.length === 0) return
      const before = tagsByImage.get(key) ?? []
      tagsByImage.delete(key)
      for (const oldest of tagsByImage.keys()) {
        if (tagsByImage.size < MAX_IMAGES) break
        tagsByImage.delete(oldest)
      }
      tagsByImage.set(key, new Set([...before, ...tags]))
    },
    tags: (key) => [...(tagsByImage.get(key) ?? [])],
    delete: (key) => void tagsByImage.delete(key),
  }
}
