/**
 * Content without the row numbers of its components: a save by somebody else may have replaced these rows, and Strapi
 * rejects unknown ones. Files keep theirs.
 */
export function withoutComponentIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComponentIds)
  if (typeof value !== 'object' || value === null || 'mime' in value) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, withoutComponentIds(inner)]),
  )
}
