/** A document that a request to the content manager changes. */
export interface ChangeTarget {
  readonly type: string
  /** Undefined for a single type, which has one document. */
  readonly documentId: string | undefined
}

const PREFIX = '/content-manager/'
const CHANGING_ACTIONS = new Set(['publish', 'unpublish', 'discard'])

/** Which document a request changes; null when it creates one, reads or concerns several. */
export function changeTarget(method: string, url: string): ChangeTarget | null {
  const address = method === 'GET' ? null : documentAddress(url)
  return address && isChange(address.action) ? address.target : null
}

/** Which document a GET request reads; null when it reads a list or something else. */
export function readTarget(url: string): ChangeTarget | null {
  const address = documentAddress(url)
  return address?.action.length === 0 ? address.target : null
}

/** The document in a URL, and the segments that follow it. */
function documentAddress(url: string): { target: ChangeTarget; action: readonly string[] } | null {
  const path = new URL(url, 'http://panel').pathname
  if (!path.includes(PREFIX)) return null
  const [kind, type = '', ...rest] = path.slice(path.indexOf(PREFIX) + PREFIX.length).split('/')
  if (kind === 'single-types') return { target: { type, documentId: undefined }, action: rest }
  const [documentId, ...action] = rest
  if (kind !== 'collection-types' || !documentId || documentId === 'actions') return null
  return { target: { type, documentId }, action }
}

/** What follows the document in the path: nothing to save or delete, or an action. */
function isChange([actions, name = '', ...rest]: readonly string[]): boolean {
  return actions === undefined || (actions === 'actions' && CHANGING_ACTIONS.has(name) && rest.length === 0)
}
