/** Things that were started, ended together in the opposite order, whatever happened in between. */
export interface Closing {
  /** Remembers how a thing is ended, and returns the thing. */
  add<T>(thing: T, end: (thing: T) => unknown): T
}

export async function withClosing<T>(work: (closing: Closing) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = []
  const closing: Closing = {
    add(thing, end) {
      ends.push(() => end(thing))
      return thing
    },
  }
  try {
    return await work(closing)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
