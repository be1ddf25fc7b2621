import type { Found } from '../content-store.ts'

/** A document of the content service; `isFresh`: neither expired nor invalidated. */
export function foundDocument<T>(document: T, { isFresh }: { readonly isFresh: boolean }): Found<T> {
  return { kind: 'found', document, source: isFresh ? 'content-service' : 'cache' }
}

/** A document of content/defaults, because the content service has none or none was ever read. */
export function foundDefault<T>(document: T): Found<T> {
  return { kind: 'found', document, source: 'default' }
}
