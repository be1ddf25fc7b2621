import type { ValuesOf } from '../model/field.ts'
import type { Footer } from '../model/footer.ts'
import { safeUrl, safeExternalUrl } from '../model/safe-url.ts'
import { FOOTER } from './footer-fields.ts'
import { readFields } from './read-fields.ts'
import { isDraft, ownValue, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/** The footer; null if the response contains none, or a draft although `status` is 'published'. */
export function footerFromStrapi(
  response: unknown,
  mediaUrl: string,
  status: 'published' | 'draft' = 'published',
): Footer | null {
  const entry = readEntry(response)
  if (entry && isDraft(entry) && status === 'published') return null
  if (!entry || !FOOTER_ATTRIBUTES.some((name) => (ownValue(entry, name) ?? null) !== null)) return null
  const { Partner: partners, ...footer } = readFields(FOOTER, entry, mediaUrl) as ValuesOf<typeof FOOTER>
  return {
    ...footer,
    partners,
    quickLinks: readEntries(ownValue(entry, 'quickLinks')).flatMap(readQuickLink),
    socialLinks: footer.socialLinks.filter(({ url }) => url !== ''),
  }
}

const FOOTER_ATTRIBUTES = [
  'newsletterTitle',
  'quickLinks',
  'copyrightText',
  'description',
  'socialLinks',
  'Partner',
]

/** Whether the URL is internal or external depends on the entry's `external` attribute. */
function readQuickLink(entry: Entry): Footer['quickLinks'] {
  const title = readText(ownValue(entry, 'title'))
  const external = ownValue(entry, 'external') === true
  const url = external ? safeExternalUrl(ownValue(entry, 'url')) : safeUrl(ownValue(entry, 'url'))
  return title && url ? [{ title, url, external }] : []
}
