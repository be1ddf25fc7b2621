import { readTarget, type ChangeTarget } from './change-target'

const MAX_ANSWERS = 20

/** Answers of the content manager by URL, the last ones. */
const answers = new Map<string, string>()
const held = new Set<string>()

/**
 * After a rejected save Strapi loads the document again, which would replace what the editor has typed. A held document is
 * answered as it was loaded before, until the next change is sent.
 */
export function holdDocument(target: ChangeTarget): void {
  held.add(keyOf(target))
}

export function releaseDocument(target: ChangeTarget): void {
  held.delete(keyOf(target))
}

/** Reads a URL, or repeats the last answer for a document that is held. */
export async function readOrRepeat(url: string, read: () => Promise<Response>): Promise<Response> {
  const target = readTarget(url)
  if (!target) return read()
  const answer = held.has(keyOf(target)) ? answers.get(url) : undefined
  if (answer !== undefined) return new Response(answer, { headers: { 'content-type': 'application/json' } })
  const response = await read()
  if (response.ok) remember(url, await response.clone().text())
  return response
}

function remember(url: string, text: string): void {
  answers.delete(url)
  answers.set(url, text)
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
}

function keyOf({ type, documentId = '' }: ChangeTarget): string {
  return `${type} ${documentId}`
}
