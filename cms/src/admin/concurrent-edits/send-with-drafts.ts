import { isEditedType } from '../editing/edited-types'
import { askEditor, type Conflict } from './conflicts'
import { DRAFT_VERSION_HEADER, draftVersionHeaders } from './draft-version-headers'
import { errorResponse } from './explain-refusal'
import { loadedDrafts, type LoadedDraft } from './loaded-drafts'
import type { PanelChange, Target } from './panel-change'
import { withoutComponentIds } from './without-component-ids'

const THEIRS = 'Your changes were replaced by the saved draft.'
const CANCELLED = 'Not saved: somebody else has saved this entry since you opened it.'

export interface Sent {
  readonly response: Response
  /** Whether the editor decided to give up what was typed. */
  readonly isChosen: boolean
}

/** Sends a change with the drafts that the editor has seen. Asks the editor when somebody else has saved since. */
export async function sendWithDrafts(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  change: PanelChange,
): Promise<Sent> {
  if (!isEditedType(change.type)) return { response: await send(url, init), isChosen: false }
  const seen = change.targets.map((target) => seenDraft(send, url, init, target))
  const drafts = (await Promise.all(seen)).filter((draft) => draft !== null)
  const [draft] = drafts
  if (draft && !change.isBulk) return sendOne(send, url, init, draft)
  return { response: await send(url, withHeaders(init, drafts)), isChosen: false }
}

/** Sends again when the editor decides to overwrite the other draft. */
async function sendOne(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  draft: LoadedDraft,
): Promise<Sent> {
  const response = await send(url, withHeaders(init, [draft]))
  rememberVersion(response, draft)
  const conflict = response.status === 409 ? await readConflict(response.clone(), init, draft) : null
  if (!conflict) return { response, isChosen: false }
  const choice = await askEditor(conflict)
  if (choice === 'take-theirs') return { response: errorResponse(409, THEIRS), isChosen: true }
  if (choice === 'cancel') return { response: errorResponse(409, CANCELLED), isChosen: false }
  loadedDrafts.replace(draft, conflict.version)
  return sendOne(send, url, overwriting(init), { ...draft, version: conflict.version })
}

/** The draft that the form or list shows. Where Strapi shows none, e.g. beside the published version, the stored one. */
async function seenDraft(
  send: typeof fetch,
  url: string,
  { headers = {} }: RequestInit,
  { type, documentId }: Target,
): Promise<LoadedDraft | null> {
  const loaded = loadedDrafts.find(type, documentId)
  if (loaded) return loaded
  const path = documentId === undefined ? `single-types/${type}` : `collection-types/${type}/${documentId}`
  const address = url.slice(0, url.indexOf('/content-manager/')) + `/content-manager/${path}`
  const response = await send(address, { headers })
  const { data } = (response.ok ? await response.json() : {}) as { data?: StoredDraft }
  if (!data?.documentId || !data.updatedAt) return null
  return { type, documentId: data.documentId, version: new Date(data.updatedAt).toISOString() }
}

interface StoredDraft {
  readonly documentId?: string
  readonly updatedAt?: string
}

function withHeaders(init: RequestInit, drafts: readonly LoadedDraft[]): RequestInit {
  return {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...draftVersionHeaders(drafts) },
  }
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
