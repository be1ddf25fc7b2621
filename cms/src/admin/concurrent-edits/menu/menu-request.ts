/** What a request to the navigation plugin is for. */
type MenuRequest =
  | { readonly action: 'list' }
  | { readonly action: 'save' | 'delete'; readonly documentId: string }

const ACTIONS: Readonly<Record<string, 'save' | 'delete'>> = { PUT: 'save', DELETE: 'delete' }
/** Below the address of the content service; what follows is empty for the list, or the id of a menu. */
const ADDRESS = /(?<!\/api)\/navigation(?:\/(?<documentId>[^/]*))?$/
/** The plugin's settings, at the address where a menu would be. */
const SETTINGS = 'config'

/** null: for something else than menus. */
export function readMenuRequest(method: string, url: string): MenuRequest | null {
  const found = ADDRESS.exec(new URL(url, 'http://panel').pathname)
  if (!found) return null
  const documentId = found.groups?.['documentId'] ?? ''
  if (documentId === '') return method === 'GET' ? { action: 'list' } : null
  const action = ACTIONS[method]
  return action && documentId !== SETTINGS ? { action, documentId } : null
}
