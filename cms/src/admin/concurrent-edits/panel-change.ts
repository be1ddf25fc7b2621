/** A document that a request to the content manager changes or reads. */
export interface Target {
  readonly type: string
  /** Undefined for a single type, which has one document. */
  readonly documentId: string | undefined
}

/** A change that a request to the content manager asks for. */
export interface PanelChange {
  readonly action: 'create' | 'save' | 'publish' | 'unpublish' | 'discard' | 'delete'
  readonly type: string
  /** The documents that it changes; none when it creates one. */
  readonly targets: readonly Target[]
  readonly isBulk: boolean
}

const PREFIX = '/content-manager/'
const ACTIONS = ['publish', 'unpublish', 'discard'] as const
const BULK_ACTIONS = { bulkPublish: 'publish', bulkUnpublish: 'unpublish', bulkDelete: 'delete' } as const
/** Segments in the place of a document's id that are none. */
const NOT_IDS = new Set(['actions', 'clone', 'auto-clone'])

/** What a request changes; null when it changes no document. `body`: as JSON, only read for bulk actions. */
export function readChange(method: string, url: string, body?: unknown): PanelChange | null {
  const address = method === 'GET' ? null : splitAddress(url)
  if (!address) return null
  const { type, rest } = address
  const bulk = method === 'POST' ? bulkAction(rest) : null
  if (bulk) return { action: bulk, type, targets: targetsIn(body, type), isBulk: true }
  const created = method === 'POST' && address.isCollection ? creation(rest) : null
  if (created) return { action: created, type, targets: [], isBulk: false }
  const found = documentIn(address)
  const action = found && changeOf(method, found.rest)
  return action ? { action, type, targets: [found.target], isBulk: false } : null
}

/** Which document a GET request reads; null when it reads a list or something else. */
export function readTarget(url: string): Target | null {
  const address = splitAddress(url)
  const found = address && documentIn(address)
  return found?.rest.length === 0 ? found.target : null
}

interface Address {
  readonly isCollection: boolean
  readonly type: string
  /** The segments after the type. */
  readonly rest: readonly string[]
}

function splitAddress(url: string): Address | null {
  const path = new URL(url, 'http://panel').pathname
  if (!path.includes(PREFIX)) return null
  const [kind, type = '', ...rest] = path.slice(path.indexOf(PREFIX) + PREFIX.length).split('/')
  const isCollection = kind === 'collection-types'
  return isCollection || kind === 'single-types' ? { isCollection, type, rest } : null
}

function documentIn({ isCollection, type, rest }: Address) {
  if (!isCollection) return { target: { type, documentId: undefined }, rest }
  const [documentId, ...further] = rest
  return documentId && !NOT_IDS.has(documentId) ? { target: { type, documentId }, rest: further } : null
}

function changeOf(
  method: string,
  [actions, name, ...further]: readonly string[],
): PanelChange['action'] | null {
  if (actions === undefined) return method === 'DELETE' ? 'delete' : 'save'
  const action = ACTIONS.find((known) => known === name)
  return actions === 'actions' && action && further.length === 0 ? action : null
}

/** A new document is created by saving or publishing it. */
function creation([actions, name, ...further]: readonly string[]): PanelChange['action'] | null {
  if (actions === undefined) return 'create'
  return actions === 'actions' && name === 'publish' && further.length === 0 ? 'publish' : null
}

function bulkAction([actions, name]: readonly string[]): PanelChange['action'] | null {
  const known = Object.entries(BULK_ACTIONS).find(([bulk]) => bulk === name)
  return actions === 'actions' && known ? known[1] : null
}

function targetsIn(body: unknown, type: string): Target[] {
  const ids: unknown = parse(body)?.['documentIds']
  return Array.isArray(ids) ? ids.map((documentId) => ({ type, documentId: String(documentId) })) : []
}

function parse(body: unknown): Record<string, unknown> | null {
  try {
    return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null
  } catch {
    return null
  }
}
