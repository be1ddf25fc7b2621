import type { Found } from '../content-store.ts'

export function found<T>(document: T, { isFresh }: { readonly isFresh: boolean }): Found<T> {
  return { kind: 'found', document, source: isFresh ? 'content-service' : 'cache' }
}

export function foundDefault<T>(document: T): Found<T> {
  return { kind: 'found', document, source: 'default' }
}
