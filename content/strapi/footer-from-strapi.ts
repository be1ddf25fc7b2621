import type { Footer } from '../model/footer.ts'
import { safeAddress, safeExternalAddress } from '../model/safe-address.ts'
import { ALT_TEXT_ATTRIBUTES, pictureAttributes } from './picture-attributes.ts'
import { readPicture } from './read-picture.ts'
import { readRichText } from './read-rich-text.ts'
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
  const text = (name: string) => readText(own(entry, name))
  return {
    newsletterTitle: text('newsletterTitle'),
    partners: readEntries(own(entry, 'Partner')).map((partner) => ({
      name: readText(own(partner, 'name')),
      picture: readPicture(partner, ALT_TEXT_ATTRIBUTES, mediaUrl),
    })),
    logo: readPicture(entry, pictureAttributes('logo'), mediaUrl),
    description: readRichText(own(entry, 'description')),
    quickLinksTitle: text('quickLinksTitle'),
    quickLinks: readEntries(own(entry, 'quickLinks')).flatMap(readQuickLink),
    downloadTitle: text('downloadTitle'),
    appStoreUrl: safeExternalAddress(own(entry, 'appStoreUrl')),
    googlePlayUrl: safeExternalAddress(own(entry, 'googlePlayUrl')),
    socialLinks: readEntries(own(entry, 'socialLinks')).flatMap(readSocialLink),
    copyrightText: text('copyrightText'),
    legalText: text('legalText'),
    certifications: readEntries(own(entry, 'certifications')).map((certification) => ({
      url: safeExternalAddress(own(certification, 'url')),
      picture: readPicture(certification, ALT_TEXT_ATTRIBUTES, mediaUrl),
    })),
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

function readQuickLink(entry: Entry): Footer['quickLinks'] {
  const title = readText(own(entry, 'title'))
  const external = own(entry, 'external') === true
  const url = external ? safeExternalAddress(own(entry, 'url')) : safeAddress(own(entry, 'url'))
  return title && url ? [{ title, url, external }] : []
}

function readSocialLink(entry: Entry): Footer['socialLinks'] {
  const url = safeExternalAddress(own(entry, 'url'))
  return url ? [{ url, iconClass: readText(own(entry, 'iconClass')) }] : []
}
