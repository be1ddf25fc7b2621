/**
 * What happened to the database file while it was in use. Removed or replaced by `mv`: `lost`, then `rescued` if its
 * submissions could be copied, then `found`. Overwritten in place: `replaced`.
 */
export type FileChange =
  /** The open file is no longer the one at its path, or frames of its WAL are missing. */
  | { readonly kind: 'lost' }
  /** What was stored until then is in this copy. */
  | { readonly kind: 'rescued'; readonly copy: string }
  /** There is a database at the path again, and it is used: the same one or another. */
  | { readonly kind: 'found' }
  /** Another, smaller database was written into the open file, and it is used. */
  | { readonly kind: 'replaced' }
