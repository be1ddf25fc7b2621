import { explainFailure, unreachable } from '../explain-failure'
import type { Menu } from './menu'
import { readMenuRequest } from './menu-request'
import { sendMenu } from './send-menu'

/**
 * Extends the panel's fetch for the menu, which is a page of the navigation plugin: a change states which menu was
 * loaded, and the editor is asked when somebody else has saved it since. The plugin keeps what was changed after a
 * failure.
 */
export function interceptMenuChanges(window: Pick<typeof globalThis, 'fetch'>): void {
  const send = window.fetch.bind(window)
  /** Of the menus that were listed last, by document id: the request to delete one has no content. */
  const listed = new Map<string, string | undefined>()

  window.fetch = async (input, init) => {
    const request = input instanceof Request ? null : readMenuRequest(init?.method ?? 'GET', String(input))
    if (!request) return send(input, init)
    if (request.action === 'list') return list(await send(input, init))
    const { documentId, action } = request
    const mine = action === 'save' ? (JSON.parse(String(init?.body)) as Menu) : null
    const version = mine ? mine.updatedAt : listed.get(documentId)
    try {
      const response = await sendMenu(send, String(input), init ?? {}, { documentId, version, mine })
      // After 401 Strapi renews the session and sends the request again.
      return response.ok || response.status === 401 ? response : await explainFailure(response, action)
    } catch (error) {
      if (init?.signal?.aborted) throw error
      return unreachable(action)
    }
  }

  async function list(response: Response): Promise<Response> {
    if (!response.ok) return response
    const menus = (await response.clone().json()) as readonly Menu[]
    for (const { documentId, updatedAt } of menus) listed.set(documentId, updatedAt)
    return response
  }
}
