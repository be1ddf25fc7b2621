/** How long the page cache has a response. */
export interface CachePolicy {
  /** Of the documents that it shows. */
  readonly tags: ReadonlySet<string>
  /** null: until one of its documents changes. */
  readonly freshSeconds: number | null
}

const TAGS_HEADER = 'x-content-tags'
const KEEP_SECONDS_HEADER = 'x-content-keep-seconds'
const CACHEABLE_STATUSES = new Set([200, 404])

/** Takes the policy from a response's headers, and removes these. null: it must not be cached. */
export function takeCachePolicy(response: Response): CachePolicy | null {
  const tags = response.headers.get(TAGS_HEADER)
  const seconds = response.headers.get(KEEP_SECONDS_HEADER)
  response.headers.delete(TAGS_HEADER)
  response.headers.delete(KEEP_SECONDS_HEADER)
  if (tags === null || !CACHEABLE_STATUSES.has(response.status)) return null
  return {
    tags: new Set(tags.split(' ').map(decodeURI)),
    freshSeconds: seconds === null ? null : Number(seconds),
  }
}
