/** Answers that are being prepared, by request. */
export interface SharedReads<Answer> {
  /** The answer of `read`, or of one with the same key that is under way. */
  read(key: string, read: () => Promise<Answer>): Promise<Answer>
  /** Later reads no longer share what is under way: it may be older than the change that was just committed. */
  forget(): void
}

export function createSharedReads<Answer>(): SharedReads<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return {
    read(key, read) {
      const current = underWay.get(key)
      if (current) return current
      const answer = read().finally(() => {
        if (underWay.get(key) === answer) underWay.delete(key)
      })
      underWay.set(key, answer)
      return answer
    },
    forget: () => underWay.clear(),
  }
}

/** Of requests that anybody could make; see middlewares/share-reads.ts. */
export const publicReads = createSharedReads<{ readonly status: number; readonly body: unknown }>()
