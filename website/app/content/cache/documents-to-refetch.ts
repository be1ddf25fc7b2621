import type { Fetched, Resource } from './resource.ts'

/** Documents that were served although they may be out of date: cached ones and defaults. */
export interface DocumentsToRefetch {
  add<T>(resource: Resource<T>, shown: Fetched<T> | null, hasDefault: boolean): void
  /** Records a fetched document; true if a different one had been served. */
  confirm(key: string, body: string | null): boolean
  resources(): Resource<unknown>[]
}

const MAX_DOCUMENTS = 1000

/** Nothing is listed yet; at most a thousand documents are. */
export function createDocumentsToRefetch(): DocumentsToRefetch {
  const shown = new Map<string, { readonly resource: Resource<unknown>; readonly body: string | null }>()

  return {
    add(resource, document, hasDefault) {
      const body = document?.body ?? null
      const canDiffer = body !== null || hasDefault
      if (canDiffer && !shown.has(resource.key) && shown.size < MAX_DOCUMENTS)
        shown.set(resource.key, { resource: resource as Resource<unknown>, body })
    },
    confirm(key, body) {
      const entry = shown.get(key)
      shown.delete(key)
      return entry !== undefined && (entry.body === null || entry.body !== body)
    },
    resources: () => [...shown.values()].map(({ resource }) => resource),
  }
}
