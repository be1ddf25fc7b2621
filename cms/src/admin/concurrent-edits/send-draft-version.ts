import { changeTarget } from './change-target'
import { askEditor, type Choice, type Conflict } from './conflicts'
import { DRAFT_VERSION_HEADER, draftVersionHeaders } from './draft-version-headers'
import { readOrRepeat, repeatResponses, stopRepeating } from './repeated-responses'
import { loadedDrafts, type LoadedDraft } from './loaded-drafts'
import { withoutComponentIds } from './without-component-ids'

const MESSAGES = {
  'take-theirs': 'Your changes were replaced by the saved draft.',
  cancel: 'Not saved: somebody else has saved this entry since you opened it.',
} as const

/**
 * Extends the panel's fetch: requests that change a document state which draft the editor has seen, and the editor is
 * asked when it is outdated. All of Strapi's ways to save end in fetch: buttons, shortcuts, lists, dialogs.
 */
export function sendDraftVersions(window: Pick<typeof globalThis, 'fetch'>): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (input instanceof Request) return send(input, init)
    const url = String(input)
    const method = init?.method ?? 'GET'
    if (method === 'GET') return readOrRepeat(url, () => send(input, init))
    const target = changeTarget(method, url)
    if (!target || !init) return send(input, init)
    stopRepeating(target)
    const draft = loadedDrafts.find(target.type, target.documentId)
    return draft ? sendWithDraft(send, url, init, draft) : send(input, init)
  }
}

/** Sends again when the editor decides to overwrite the other draft. */
async function sendWithDraft(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  draft: LoadedDraft,
): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...draftVersionHeaders(draft) }
  const response = await send(url, { ...init, headers })
  rememberVersion(response, draft)
  const conflict = response.status === 409 ? await readConflict(response.clone(), init, draft) : null
  if (!conflict) return response
  const choice = await askEditor(conflict)
  if (choice === 'keep-mine') {
    loadedDrafts.replace(draft, conflict.version)
    return sendWithDraft(send, url, overwriting(init), { ...draft, version: conflict.version })
  }
  const target = changeTarget(init.method ?? '', url)
  if (choice === 'cancel' && target) repeatResponses(target)
  return rejection(choice)
}

function overwriting(init: RequestInit): RequestInit {
  if (typeof init.body !== 'string' || init.body === '') return init
  return { ...init, body: JSON.stringify(withoutComponentIds(JSON.parse(init.body))) }
}

function rememberVersion(response: Response, draft: LoadedDraft): void {
  const version = response.headers.get(DRAFT_VERSION_HEADER)?.split(' ')[2]
  if (response.ok && version) loadedDrafts.replace(draft, version)
}

async function readConflict(
  response: Response,
  { body }: RequestInit,
  { type, documentId }: LoadedDraft,
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

/** For a ValidationError Strapi keeps the form's values as unsaved; after other errors it takes them for saved. */
function rejection(choice: Exclude<Choice, 'keep-mine'>): Response {
  const error = { status: 409, name: 'ValidationError', message: MESSAGES[choice], details: {} }
  return Response.json({ data: null, error }, { status: 409 })
}
