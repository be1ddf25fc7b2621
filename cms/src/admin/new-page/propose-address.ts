import slugify from '@sindresorhus/slugify'
import reservedSegments from '../../redirects/reserved-segments.json'

/** More is hard to read in search results and to say on the phone. */
const MAX_CHARACTERS = 80

/**
 * An address for a page with this title: transliterated, in lower case, words separated by hyphens. '' if the title has
 * no letters or digits.
 *
 * @param folder where the address begins, e.g. 'news/'; '' for the top
 */
export function proposeAddress(title: string, folder: string): string {
  const slug = slugify(title.replaceAll(APOSTROPHES, ''), { decamelize: false })
  if (slug === '') return ''
  const short =
    slug.length <= MAX_CHARACTERS ? slug : slug.slice(0, MAX_CHARACTERS + 1).replace(/-[^-]*$/, '')
  const address = folder + short.slice(0, MAX_CHARACTERS)
  return RESERVED.has(address) ? `${address}-page` : address
}

/** Within a word: 'what’s' becomes 'whats'. */
const APOSTROPHES = /['’`´]/g

/** A page there would be unreachable. */
const RESERVED: ReadonlySet<string> = new Set(reservedSegments)
