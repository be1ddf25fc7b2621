import type { Conflict } from './conflicts'
import type { LoadedDraft } from './loaded-drafts'

/** What a 409 says about the save that came first, with what the editor wanted to save; null if it is another 409. */
export async function readConflict(
  response: Response,
  { body }: RequestInit,
  { type, documentId }: Pick<LoadedDraft, 'type' | 'documentId'>,
): Promise<Conflict | null> {
  const { error } = (await response.json()) as { error?: { message: string; details?: Partial<Conflict> } }
  const { savedAt, version } = error?.details ?? {}
  if (!error || !savedAt || !version) return null
  return { type, documentId, message: error.message, savedAt, version, data: parse(body) }
}

/** The content in the body of a request; what unpublishes has options at most. */
function parse(body: RequestInit['body']): object | undefined {
  const data: unknown = typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined
  if (typeof data !== 'object' || data === null) return undefined
  return Object.keys(data).some((name) => name !== 'discardDraft') ? data : undefined
}
