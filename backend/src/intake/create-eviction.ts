/** Says that one upload must give way to others. */
interface Eviction {
  evict(): void
  whenEvicted(): Promise<undefined>
}

/** The promise is created when it is first awaited: most requests have no files. */
export function createEviction(): Eviction {
  let eviction: PromiseWithResolvers<undefined> | undefined
  let isEvicted = false
  return {
    evict() {
      isEvicted = true
      eviction?.resolve(undefined)
    },
    whenEvicted() {
      eviction ??= Promise.withResolvers<undefined>()
      if (isEvicted) eviction.resolve(undefined)
      return eviction.promise
    },
  }
}
