/** What editors may write as a page's address without its leading slash, e.g. 'careers/graphic-designer'. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

export const SLUG_MAX_LENGTH = 200

// Any content service's slugs: segments of letters, digits and - _ ~ . , none beginning with a dot.
const READABLE_SLUG = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/

/** Whether the site takes a word for a page's slug. Wider than SLUG_PATTERN: another content service has other rules. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SLUG_MAX_LENGTH && READABLE_SLUG.test(value)
}
