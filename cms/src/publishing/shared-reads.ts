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

interface PublicRequest {
  readonly method: string
  readonly path: string
  /** With the query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What equal requests have in common; null for a request whose answer may depend on who asks. */
export function publicReadKey({ method, path, url, headers }: PublicRequest): string | null {
  const { authorization, cookie } = headers
  if (method !== 'GET' || !path.startsWith('/api/')) return null
  if (authorization !== undefined || cookie !== undefined) return null
  return `${String(headers['strapi-response-format'])} ${url}`
}

/** Of requests that anybody could make; see middlewares/share-reads.ts. */
export const publicReads = createSharedReads<{ readonly status: number; readonly body: unknown }>()
