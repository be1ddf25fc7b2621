import { rememberChosenMenu } from '../../menu/saved-notice'
import { askEditor } from '../conflicts'
import { draftVersionHeaders } from '../draft-version-headers'
import { errorResponse } from '../explain-failure'
import { readConflict } from '../read-conflict'
import { MENU, type Menu } from './menu'
import { replaceMenu } from './replace-menu'

interface MenuChange {
  readonly documentId: string
  /** Of the menu that was loaded; undefined if that is unknown, which the content service rejects. */
  readonly version: string | undefined
  /** null: it is to be deleted. */
  readonly mine: Menu | null
}

const CANCELED = 'Not saved: somebody else has saved this menu since you opened it.'
const DELETED = 'Not saved: somebody else has deleted this menu since you opened it.'

/**
 * Sends a change of a menu with the version that the editor has seen. When somebody else has saved since, the editor is
 * asked: to keep theirs, it is sent again, naming the other version. To take the other menu, that is the response, which
 * the plugin shows as it shows what it has saved.
 */
export async function sendMenu(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  change: MenuChange,
): Promise<Response> {
  const { documentId, version, mine } = change
  const response = await send(url, withVersion(init, documentId, version))
  if (response.status !== 409) return response
  const conflict = await readConflict(response.clone(), init, { type: MENU, documentId })
  if (!conflict) return response
  const choice = await askEditor(conflict)
  if (choice === 'cancel') return errorResponse(409, CANCELED)
  const stored = await readMenu(send, url, init, documentId)
  if (!stored) return errorResponse(404, DELETED)
  if (choice === 'take-theirs') {
    rememberChosenMenu(stored.updatedAt)
    return Response.json(stored)
  }
  const body = mine && { body: JSON.stringify(replaceMenu(mine, stored)) }
  return sendMenu(send, url, { ...init, ...body }, { documentId, version: conflict.version, mine })
}

function withVersion(init: RequestInit, documentId: string, version: string | undefined): RequestInit {
  const drafts = version === undefined ? [] : [{ type: MENU, documentId, version }]
  return {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...draftVersionHeaders(drafts) },
  }
}

/** The stored menu; undefined if there is none. */
async function readMenu(
  send: typeof fetch,
  url: string,
  { headers = {} }: RequestInit,
  documentId: string,
): Promise<Menu | undefined> {
  const response = await send(url.slice(0, url.lastIndexOf('/')), { headers })
  if (!response.ok) throw new Error(`The menu could not be read: ${response.status}`)
  const menus = (await response.json()) as readonly Menu[]
  return menus.find((menu) => menu.documentId === documentId)
}
