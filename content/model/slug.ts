import { TAKEN_SEGMENTS } from './taken-segments.ts'

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*'
const TAKEN = TAKEN_SEGMENTS.filter((segment) => new RegExp(`^${SEGMENT}$`).test(segment)).join('|')

/**
 * What editors may write as a page's address without its leading slash, e.g. 'careers/graphic-designer', but not below
 * what the site keeps for itself.
 */
export const SLUG_PATTERN = new RegExp(`^(?!(?:${TAKEN})(?:/|$))${SEGMENT}(?:/${SEGMENT})*$`)

export const SLUG_MAX_LENGTH = 200

// Any content service's slugs: segments of letters of any script, digits and - _ ~ . , none beginning with a dot, with
// spaces inside at most.
const SEGMENT_OF_ANY = '[\\p{L}\\p{N}_~-](?:[\\p{L}\\p{M}\\p{N}_.~ -]*[\\p{L}\\p{M}\\p{N}_.~-])?'
const READABLE_SLUG = new RegExp(`^${SEGMENT_OF_ANY}(?:/${SEGMENT_OF_ANY})*$`, 'u')

/** Whether the site takes a word for a page's slug. Wider than SLUG_PATTERN: another content service has other rules. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SLUG_MAX_LENGTH && READABLE_SLUG.test(value)
}
