import type { Found } from '../content-store.ts'

export function found<T>(document: T, { isConfirmed }: { readonly isConfirmed: boolean }): Found<T> {
  return { kind: 'found', document, source: isConfirmed ? 'content-service' : 'copy' }
}

export function asDefault<T>(document: T): Found<T> {
  return { kind: 'found', document, source: 'default' }
}
