import { BLOCKS, type Block } from '../model/blocks.ts'
import type { Footer } from '../model/footer.ts'
import { COLOUR_WORLDS, type Page, type PageSummary } from '../model/page.ts'
import type { Redirect } from '../model/redirect.ts'
import { safeAddress, safeExternalAddress } from '../model/safe-address.ts'
import { isSlug } from '../model/slug.ts'
import { ALT_TEXT_ATTRIBUTES, pictureAttributes } from './picture-attributes.ts'
import { readChoice, readFields } from './read-fields.ts'
import { readPicture } from './read-picture.ts'
import { readRichText } from './read-rich-text.ts'
import { isRecord, own, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/*
 * The content service's answers, read without trust: nothing here throws, whatever comes in, and what is wrong or
 * missing takes its absent value while the rest stays. `mediaUrl` is the content service as browsers reach it.
 */

/** One page, from `{ data: {…} }`, `{ data: [{…}] }` or the entry itself; null when it has no usable slug. */
export function pageFromStrapi(answer: unknown, mediaUrl: string): Page | null {
  const inner = isRecord(answer) && Object.hasOwn(answer, 'data') ? answer['data'] : answer
  const entry = readEntry(Array.isArray(inner) ? inner[0] : inner)
  const slug = entry && readSlug(entry)
  if (!entry || !slug) return null
  const title = readText(own(entry, 'title'))
  return {
    slug,
    title,
    shareTitle: readText(own(entry, 'shareTitle')) || title,
    shareDescription: readText(own(entry, 'shareDescription')),
    shareImage: readPicture(entry, pictureAttributes('shareImage'), mediaUrl),
    colourWorld: readChoice(COLOUR_WORLDS, own(entry, 'colourWorld')) ?? 'Pink',
    blocks: readEntries(own(entry, 'Content') ?? own(entry, 'content')).map((component) =>
      readBlock(component, mediaUrl),
    ),
  }
}

/** What lists of pages tell of each. */
export function pageSummariesFromStrapi(answer: unknown): PageSummary[] {
  return readEntries(answer).flatMap((entry) => {
    const slug = readSlug(entry)
    if (!slug) return []
    const text = (name: string) => readText(own(entry, name))
    return [{ slug, title: text('title'), updatedAt: text('updatedAt'), publishedAt: text('publishedAt') }]
  })
}

/** The footer; null when the answer holds none. */
export function footerFromStrapi(answer: unknown, mediaUrl: string): Footer | null {
  const entry = readEntry(answer)
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

/** The redirects that lead somewhere else than to themselves. */
export function redirectsFromStrapi(answer: unknown): Redirect[] {
  return readEntries(answer).flatMap((entry) => {
    const from = safeAddress(own(entry, 'from'))
    const to = safeAddress(own(entry, 'to'))
    const isUsable = from.startsWith('/') && (to.startsWith('/') || /^https?:/i.test(to)) && from !== to
    return isUsable ? [{ from, to, permanent: own(entry, 'permanent') === true }] : []
  })
}

const FOOTER_MARKS = [
  'newsletterTitle',
  'quickLinks',
  'copyrightText',
  'description',
  'socialLinks',
  'Partner',
]

function readSlug(entry: Entry): string | null {
  const slug = readText(own(entry, 'slug')).replace(/^\/+/, '')
  return isSlug(slug) ? slug : null
}

function readBlock(component: Entry, mediaUrl: string): Block {
  const name = readText(own(component, '__component'))
  const lastPart = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const definition = BLOCKS.find((candidate) => candidate.name === lastPart)
  if (!definition) return { block: 'unknown', component: name.slice(0, 100) }
  // The fields read are those of the definition; TypeScript cannot follow the look-up by name.
  return { block: definition.name, ...readFields(definition.fields, component, mediaUrl) } as unknown as Block
}

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
