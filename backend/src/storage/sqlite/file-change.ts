/** What happened to the database file while it was in use. */
export type FileChange =
  /** The file that is open is no longer the one under its name. */
  | { readonly kind: 'lost' }
  /** What was stored until then is in this copy. */
  | { readonly kind: 'rescued'; readonly copy: string }
  /** There is a database under the name again, and it is used. */
  | { readonly kind: 'found' }
  /** Another database was put into the same file, and it is used. */
  | { readonly kind: 'replaced' }
