/** Functions that run in reverse order at the end, also after an error. */
export interface Cleanup {
  /** Registers how a resource is released, and returns the resource. */
  add<T>(thing: T, end: (thing: T) => unknown): T
}

export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = []
  const cleanup: Cleanup = {
    add(thing, end) {
      ends.push(() => end(thing))
      return thing
    },
  }
  try {
    return await work(cleanup)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
