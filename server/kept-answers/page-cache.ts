import { keepAnswer, type KeptAnswer, keepSmaller, weigh } from './kept-answer.ts'

/** Keeps rendered pages as bytes until one of the documents they are made of changes. */
export interface PageCache {
  get(key: string): KeptAnswer | undefined
  /** Renders once however many ask; keeps the answer if it says what it is made of. */
  fill(key: string, render: () => Promise<Response>): Promise<KeptAnswer>
  /** Drops every answer made of a document with one of the tags; what is being rendered now will not be kept. */
  drop(tags: readonly string[]): void
  counts(): { readonly pages: number; readonly bytes: number }
}

export interface PageCacheLimits {
  readonly pages: number
  readonly bytes: number
  /** Milliseconds, only ever compared. */
  readonly clock: () => number
}

interface Entry {
  answer: KeptAnswer
  /** Bytes it counts for. */
  readonly weight: number
  readonly tags: ReadonlySet<string>
  readonly until: number
}

const TAGS = 'x-content-tags'
const KEEP_SECONDS = 'x-content-keep-seconds'
const KEPT_STATUSES = new Set([200, 404])

export function createPageCache({ pages, bytes, clock }: PageCacheLimits): PageCache {
  const kept = new Map<string, Entry>()
  const rendering = new Map<string, Promise<KeptAnswer>>()
  let size = 0
  /** One at a time: the best compression keeps a core busy, and takes megabytes while it works. */
  let shrinking = Promise.resolve()

  function get(key: string): KeptAnswer | undefined {
    const entry = kept.get(key)
    return entry && entry.until > clock() ? entry.answer : undefined
  }

  function fill(key: string, render: () => Promise<Response>): Promise<KeptAnswer> {
    const running = rendering.get(key)
    if (running) return running
    const promise: Promise<KeptAnswer> = renderAndKeep(key, render, () => rendering.get(key) === promise)
    rendering.set(key, promise)
    return promise
  }

  async function renderAndKeep(key: string, render: () => Promise<Response>, isCurrent: () => boolean) {
    try {
      const response = await render()
      const facts = readFacts(response, clock())
      const answer = await keepAnswer(response, kept.get(key)?.answer)
      if (facts && isCurrent()) keep(key, { answer, weight: weigh(answer), ...facts })
      return answer
    } finally {
      if (isCurrent()) rendering.delete(key)
    }
  }

  function keep(key: string, entry: Entry): void {
    const isNew = kept.get(key)?.answer !== entry.answer
    remove(key)
    kept.set(key, entry)
    size += entry.weight
    while (kept.size > pages || size > bytes) remove(kept.keys().next().value ?? key)
    if (isNew) shrinking = shrinking.then(() => shrink(key, entry.answer))
  }

  /** What was dropped before its turn came is not worth the work. */
  async function shrink(key: string, answer: KeptAnswer): Promise<void> {
    if (kept.get(key)?.answer !== answer) return
    const smaller = await keepSmaller(answer).catch(() => answer)
    const entry = kept.get(key)
    if (entry?.answer === answer) entry.answer = smaller
  }

  function remove(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    size -= entry.weight
  }

  function drop(tags: readonly string[]): void {
    rendering.clear()
    for (const [key, entry] of kept) if (tags.some((tag) => entry.tags.has(tag))) remove(key)
  }

  return { get, fill, drop, counts: () => ({ pages: kept.size, bytes: size }) }
}

/** What an answer says about being kept; the words to us are taken off it. null: it is not to be kept. */
function readFacts(response: Response, now: number): { tags: ReadonlySet<string>; until: number } | null {
  const tags = response.headers.get(TAGS)
  const seconds = response.headers.get(KEEP_SECONDS)
  response.headers.delete(TAGS)
  response.headers.delete(KEEP_SECONDS)
  if (tags === null || !KEPT_STATUSES.has(response.status)) return null
  return {
    tags: new Set(tags.split(' ').map(decodeURI)),
    until: seconds === null ? Infinity : now + Number(seconds) * 1000,
  }
}
