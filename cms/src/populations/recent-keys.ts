/** Values of the most recently used keys. */
interface RecentKeys<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Populations that the panel and the site ask for: some twenty. Visitors can cause others, so the size is limited. */
const MAX_KEYS = 50
/** A page with all of its blocks has about a third. */
const MAX_KEY_CHARACTERS = 30_000

/** Values in memory; the one that was used longest ago gives way to a new one. */
export function createRecentKeys<Value>(): RecentKeys<Value> {
  const values = new Map<string, Value>()

  function set(key: string, value: Value): void {
    values.delete(key)
    if (key.length <= MAX_KEY_CHARACTERS) values.set(key, value)
    if (values.size > MAX_KEYS) values.delete(values.keys().next().value ?? '')
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
