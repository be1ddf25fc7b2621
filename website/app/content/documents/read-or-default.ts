import type { DocumentCache } from '../cache/document-cache.ts'
import type { Resource } from '../cache/resource.ts'
import type { Found } from '../content-store.ts'
import { foundDefault, foundDocument } from './found-document.ts'

/** A document that the content service may not have: its default then, or when it cannot be read. */
export async function readOrDefault<T>(
  documents: DocumentCache,
  resource: Resource<T | null>,
  byDefault: T,
): Promise<Found<T>> {
  const cached = await documents.read(resource, true)
  return cached && cached.value !== null ? foundDocument(cached.value, cached) : foundDefault(byDefault)
}
