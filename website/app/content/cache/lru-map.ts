/** A map with a limited number of entries: it evicts the least recently used one. */
export interface LruMap<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

export function createLruMap<T>(maxEntries: number): LruMap<T> {
  // A Map keeps insertion order: used entries are inserted again, so the first is the least recently used.
  const entries = new Map<string, T>()

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.keys().next()
      if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value)
    },
    delete: (key) => void entries.delete(key),
  }
}
