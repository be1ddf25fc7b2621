import type { Asked, Resource } from './resource.ts'

/** What visitors were shown without the content service's word for it: copies and defaults. */
export interface Unconfirmed {
  add<T>(resource: Resource<T>, shown: Asked<T> | null, hasDefault: boolean): void
  /** To be called with the service's answer: whether something else had been shown. */
  settle(key: string, body: string | null): boolean
  resources(): Resource<unknown>[]
}

const MOST = 1000

export function createUnconfirmed(): Unconfirmed {
  const shown = new Map<string, { readonly resource: Resource<unknown>; readonly body: string | null }>()

  return {
    add(resource, document, hasDefault) {
      const body = document?.body ?? null
      const isWorthAsking = body !== null || hasDefault
      if (isWorthAsking && !shown.has(resource.key) && shown.size < MOST)
        shown.set(resource.key, { resource: resource as Resource<unknown>, body })
    },
    settle(key, body) {
      const entry = shown.get(key)
      shown.delete(key)
      return entry !== undefined && (entry.body === null || entry.body !== body)
    },
    resources: () => [...shown.values()].map(({ resource }) => resource),
  }
}
