import { kindOfBlock, type Block } from '../model/blocks.ts'
import { COLOURS } from '../model/colours.ts'
import type { Page, PageSummary } from '../model/page.ts'
import type { Redirect } from '../model/redirect.ts'
import { safeAddress } from '../model/safe-address.ts'
import { isSlug } from '../model/slug.ts'
import { SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'
import { readChoice, readFields } from './read-fields.ts'
import { readPhoto } from './read-picture.ts'
import { isDraft, isRecord, own, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/*
 * The content service's answers, read without trust: nothing here throws, whatever comes in, and what is wrong or
 * missing takes its absent value while the rest stays. `mediaUrl` is the content service as browsers reach it.
 */

/**
 * One page, from `{ data: {…} }`, `{ data: [{…}] }` or the entry itself; null when it has no usable slug, or is a draft
 * and none was wanted.
 */
export function pageFromStrapi(
  answer: unknown,
  mediaUrl: string,
  wanted: 'published' | 'draft' = 'published',
): Page | null {
  const inner = isRecord(answer) && Object.hasOwn(answer, 'data') ? answer['data'] : answer
  const entry = readEntry(Array.isArray(inner) ? inner[0] : inner)
  const slug = entry && readSlug(entry)
  if (!entry || !slug || (isDraft(entry) && wanted === 'published')) return null
  const title = readText(own(entry, 'title'))
  return {
    slug,
    title,
    shareTitle: readText(own(entry, 'shareTitle')) || title,
    shareDescription: readText(own(entry, 'shareDescription')),
    shareImage: readPhoto(entry, SHARE_IMAGE_ATTRIBUTES, mediaUrl),
    colourWorld: readChoice(COLOURS, own(entry, 'colourWorld')) ?? 'Pink',
    blocks: readEntries(own(entry, 'Content') ?? own(entry, 'content')).map((component) =>
      readBlock(component, mediaUrl),
    ),
  }
}

/** What lists of pages tell of each; drafts are left out. */
export function pageSummariesFromStrapi(answer: unknown): PageSummary[] {
  return readEntries(answer).flatMap((entry) => {
    const slug = readSlug(entry)
    if (!slug || isDraft(entry)) return []
    const text = (name: string) => readText(own(entry, name))
    return [{ slug, title: text('title'), updatedAt: text('updatedAt'), publishedAt: text('publishedAt') }]
  })
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

function readSlug(entry: Entry): string | null {
  // Addresses are compared in this form, whatever keyboard a slug was typed on.
  const slug = readText(own(entry, 'slug')).replace(/^\/+/, '').normalize('NFC')
  return isSlug(slug) ? slug : null
}

function readBlock(component: Entry, mediaUrl: string): Block {
  const name = readText(own(component, '__component'))
  const lastPart = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const kind = kindOfBlock(lastPart)
  if (!kind) return { block: 'unknown', component: name.slice(0, 100) }
  // The fields read are those of the kind; TypeScript cannot follow the look-up by name.
  return { block: kind.name, ...readFields(kind.fields, component, mediaUrl) } as unknown as Block
}
