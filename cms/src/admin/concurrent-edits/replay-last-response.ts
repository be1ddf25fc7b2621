import { readTarget, type Target } from './panel-change'

const MAX_RESPONSES = 20

/** The latest responses of the content manager, by URL. */
const responses = new Map<string, string>()
const replayed = new Set<string>()

/**
 * After a rejected save Strapi loads the document again, which would replace what the editor has typed. From now on, a
 * request for this document gets the response that it got before.
 */
export function startReplaying(target: Target): void {
  replayed.add(keyOf(target))
}

/** Ends `startReplaying`: the next change of this document is sent. */
export function stopReplaying(target: Target): void {
  replayed.delete(keyOf(target))
}

/** Reads a URL, or replays its last response after `startReplaying`. */
export async function readOrReplay(url: string, read: () => Promise<Response>): Promise<Response> {
  const target = readTarget(url)
  if (!target) return read()
  const earlier = replayed.has(keyOf(target)) ? responses.get(url) : undefined
  if (earlier !== undefined) return new Response(earlier, { headers: { 'content-type': 'application/json' } })
  const response = await read()
  if (response.ok) remember(url, await response.clone().text())
  return response
}

function remember(url: string, text: string): void {
  responses.delete(url)
  responses.set(url, text)
  const [oldest] = responses.keys()
  if (responses.size > MAX_RESPONSES && oldest !== undefined) responses.delete(oldest)
}

function keyOf({ type, documentId = '' }: Target): string {
  return `${type} ${documentId}`
}
