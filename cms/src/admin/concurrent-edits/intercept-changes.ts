import { announceChange } from './change-events'
import { explainFailure, unreachable } from './explain-failure'
import { readOrReplay, startReplaying, stopReplaying } from './replay-last-response'
import { readChange, type PanelChange } from './panel-change'
import { sendWithDrafts, type Sent } from './send-with-drafts'

/**
 * Extends the panel's fetch, where all of Strapi's ways to change a document end: buttons, shortcuts, lists, dialogs.
 * Requests state which drafts the editor has seen, the editor is asked when one is outdated, and after a failure the
 * form keeps what was typed.
 */
export function interceptChanges(window: Pick<typeof globalThis, 'fetch'>): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (input instanceof Request) return send(input, init)
    const url = String(input)
    const method = init?.method ?? 'GET'
    if (method === 'GET') return readOrReplay(url, () => send(input, init))
    const change = readChange(method, url, init?.body)
    return change && init ? sendChange(send, url, init, change) : send(input, init)
  }
}

async function sendChange(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  change: PanelChange,
): Promise<Response> {
  for (const target of change.targets) stopReplaying(target)
  announceChange({ state: 'sent', change, documentIds: [] })
  const { response, isChosen } = await attempt(send, url, init, change)
  // After 401 Strapi renews the session and sends the request again.
  if (isChosen || response.status === 401) return response
  if (response.ok) {
    announceChange({ state: 'done', change, documentIds: await changedDocuments(response.clone(), change) })
    return response
  }
  if (!change.isBulk) for (const target of change.targets) startReplaying(target)
  announceChange({ state: 'failed', change, documentIds: [] })
  return explainFailure(response, change.action)
}

async function attempt(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  change: PanelChange,
): Promise<Sent> {
  try {
    return await sendWithDrafts(send, url, init, change)
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { response: unreachable(change.action), isChosen: false }
  }
}

/** Those of the request, or the one that was created. */
async function changedDocuments(response: Response, { targets, isBulk }: PanelChange): Promise<string[]> {
  if (isBulk) return targets.flatMap(({ documentId }) => documentId ?? [])
  const body: unknown = await response.json().catch(() => null)
  const { documentId } = (body as { data?: { documentId?: unknown } } | null)?.data ?? {}
  return typeof documentId === 'string' ? [documentId] : targets.flatMap((target) => target.documentId ?? [])
}
