import { RESERVED_SEGMENTS } from './reserved-segments.ts'

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*'
const RESERVED = RESERVED_SEGMENTS.filter((segment) => new RegExp(`^${SEGMENT}$`).test(segment)).join('|')

/** A slug that editors may enter, e.g. 'careers/graphic-designer', unless it starts with a reserved segment. */
export const SLUG_PATTERN = new RegExp(`^(?!(?:${RESERVED})(?:/|$))${SEGMENT}(?:/${SEGMENT})*$`)

export const MAX_SLUG_CHARACTERS = 200

// Slugs of any content service: segments of letters of any script, digits and - _ ~ . , none starting with a dot;
// spaces only inside a segment.
const ANY_SEGMENT = '[\\p{L}\\p{N}_~-](?:[\\p{L}\\p{M}\\p{N}_.~ -]*[\\p{L}\\p{M}\\p{N}_.~-])?'
const READABLE_SLUG = new RegExp(`^${ANY_SEGMENT}(?:/${ANY_SEGMENT})*$`, 'u')

/** Whether the site accepts the value as a slug. Wider than SLUG_PATTERN: another content service has other rules. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SLUG_CHARACTERS && READABLE_SLUG.test(value)
}
