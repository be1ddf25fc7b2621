import { askEditor } from './conflicts'
import { DRAFT_VERSION_HEADER, draftVersionHeaders } from './draft-version-headers'
import { errorResponse } from './explain-failure'
import { loadedDrafts, type LoadedDraft } from './loaded-drafts'
import type { PanelChange } from './panel-change'
import { namesUnknownComponents } from './names-unknown-components'
import { isProtectedType } from './protected-types'
import { readConflict } from './read-conflict'
import { seenDraft } from './seen-draft'
import { withoutComponentIds } from './without-component-ids'

const THEIRS = 'Your changes were replaced by the saved draft.'
const CANCELED = 'Not saved: somebody else has saved this entry since you opened it.'

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
  if (!isProtectedType(change.type)) return { response: await send(url, init), isChosen: false }
  const seen = change.targets.map((target) => seenDraft(send, url, init, change.action, target))
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
  const first = await send(url, withHeaders(init, [draft]))
  const response = (await namesUnknownComponents(first))
    ? await send(url, withHeaders(overwriting(init), [draft]))
    : first
  rememberVersion(response, draft)
  const conflict = response.status === 409 ? await readConflict(response.clone(), init, draft) : null
  if (!conflict) return { response, isChosen: false }
  const choice = await askEditor(conflict)
  if (choice === 'take-theirs') return { response: errorResponse(409, THEIRS), isChosen: true }
  if (choice === 'cancel') return { response: errorResponse(409, CANCELED), isChosen: false }
  loadedDrafts.replace(draft, conflict.version)
  return sendOne(send, url, overwriting(init), { ...draft, version: conflict.version })
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
