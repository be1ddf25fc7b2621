/** A map of at most so many entries: the least recently used one makes room. */
export interface LruMap<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

export function createLruMap<T>(most: number): LruMap<T> {
  // A Map keeps the order of insertion: what is used is put in again, so the first is the least recent.
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
      if (entries.size > most && !oldest.done) entries.delete(oldest.value)
    },
    delete: (key) => void entries.delete(key),
  }
}
