import { describe, expect, it } from 'vitest'
import { navigationFromStrapi } from '../../../content/strapi/navigation-from-strapi.ts'
import { isTitleMissing } from './is-title-missing.ts'

const MISSING = [
  null,
  '',
  ' \t\n',
  'Title missing',
  ' Title\u0000 missing ',
  '\u0000\u001f\u007f\u009f',
  '\u202d\u202e',
]
const PRESENT = ['News', '0', '\u202eNews', '\u200b', '\u061c', '\ud800']

describe('isTitleMissing', () => {
  it.each([...MISSING, ...PRESENT])('agrees with the site on %j', (title) => {
    expect(isTitleMissing(title)).toBe(MISSING.includes(title))
    expect(isTitleMissing(title)).toBe(titleOnTheSite(title) === 'About us')
  })
})

/** Of an item that leads to the page “About us”. */
function titleOnTheSite(title: string | null): string | undefined {
  const related = { documentId: 'a', slug: 'about-us', title: 'About us' }
  const [item] = navigationFromStrapi([{ id: 1, type: 'INTERNAL', title, related, items: [] }])
  return item?.title
}
