import type { Asked, Resource } from './resource.ts'

/** Documents that visitors were shown although they may be out of date: cached ones and defaults. */
export interface StaleDocuments {
  add<T>(resource: Resource<T>, shown: Asked<T> | null, hasDefault: boolean): void
  /** Takes the content service's answer; true when something else had been shown. */
  confirm(key: string, body: string | null): boolean
  resources(): Resource<unknown>[]
}

const MAX_DOCUMENTS = 1000

export function createStaleDocuments(): StaleDocuments {
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
