import type { ValuesOf } from '../model/field.ts'
import type { Footer } from '../model/footer.ts'
import { safeAddress, safeExternalAddress } from '../model/safe-address.ts'
import { FOOTER } from './footer-fields.ts'
import { readFields } from './read-fields.ts'
import { isDraft, own, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/** The footer; null when the answer holds none, or a draft and none was wanted. */
export function footerFromStrapi(
  answer: unknown,
  mediaUrl: string,
  wanted: 'published' | 'draft' = 'published',
): Footer | null {
  const entry = readEntry(answer)
  if (entry && isDraft(entry) && wanted === 'published') return null
  if (!entry || !FOOTER_MARKS.some((name) => (own(entry, name) ?? null) !== null)) return null
  const { Partner: partners, ...footer } = readFields(FOOTER, entry, mediaUrl) as ValuesOf<typeof FOOTER>
  return {
    ...footer,
    partners,
    quickLinks: readEntries(own(entry, 'quickLinks')).flatMap(readQuickLink),
    socialLinks: footer.socialLinks.filter(({ url }) => url !== ''),
  }
}

const FOOTER_MARKS = [
  'newsletterTitle',
  'quickLinks',
  'copyrightText',
  'description',
  'socialLinks',
  'Partner',
]

/** Where a link leads is read by what its entry says: to this site or off it. */
function readQuickLink(entry: Entry): Footer['quickLinks'] {
  const title = readText(own(entry, 'title'))
  const external = own(entry, 'external') === true
  const url = external ? safeExternalAddress(own(entry, 'url')) : safeAddress(own(entry, 'url'))
  return title && url ? [{ title, url, external }] : []
}
