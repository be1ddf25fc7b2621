import { findBlockDefinition, type Block } from '../model/blocks.ts'
import { COLORS } from '../model/colors.ts'
import type { Page, PageSummary } from '../model/page.ts'
import { redirectProblem, type Redirect } from '../model/redirect.ts'
import { safeUrl } from '../model/safe-url.ts'
import { isSlug } from '../model/slug.ts'
import { SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'
import { readChoice, readFields } from './read-fields.ts'
import { readUploadedImage } from './read-picture.ts'
import { isDraft, isRecord, ownValue, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/*
 * Responses of the content service are untrusted input: no function here throws, and an invalid or missing value
 * becomes its empty value without affecting the rest. `mediaUrl` is the URL of the content service.
 */

/**
 * A page from `{ data: {…} }`, `{ data: [{…}] }` or the entry itself; null if it has no valid slug, or is a draft
 * although `status` is 'published'.
 */
export function pageFromStrapi(
  response: unknown,
  mediaUrl: string,
  status: 'published' | 'draft' = 'published',
): Page | null {
  const inner = isRecord(response) && Object.hasOwn(response, 'data') ? response['data'] : response
  const entry = readEntry(Array.isArray(inner) ? inner[0] : inner)
  const slug = entry && readSlug(entry)
  if (!entry || !slug || (isDraft(entry) && status === 'published')) return null
  const title = readText(ownValue(entry, 'title'))
  return {
    slug,
    title,
    shareTitle: readText(ownValue(entry, 'shareTitle')) || title,
    shareDescription: readText(ownValue(entry, 'shareDescription')),
    shareImage: readUploadedImage(entry, SHARE_IMAGE_ATTRIBUTES, mediaUrl),
    colourWorld: readChoice(COLORS, ownValue(entry, 'colourWorld')) ?? 'Pink',
    blocks: readEntries(ownValue(entry, 'Content') ?? ownValue(entry, 'content')).map((component) =>
      readBlock(component, mediaUrl),
    ),
  }
}

/** The entries of a list of pages, without drafts. */
export function pageSummariesFromStrapi(response: unknown): PageSummary[] {
  return readEntries(response).flatMap((entry) => {
    const slug = readSlug(entry)
    if (!slug || isDraft(entry)) return []
    const text = (name: string) => readText(ownValue(entry, name))
    return [{ slug, title: text('title'), updatedAt: text('updatedAt'), publishedAt: text('publishedAt') }]
  })
}

/** The redirects that the site follows. `allowedHosts`: other hosts that they may lead to. */
export function redirectsFromStrapi(response: unknown, allowedHosts: readonly string[]): Redirect[] {
  return unfilteredRedirectsFromStrapi(response).filter(
    (redirect) => redirectProblem(redirect, allowedHosts) === null,
  )
}

/** The redirects with a valid target other than themselves, also those that the site does not follow. */
export function unfilteredRedirectsFromStrapi(response: unknown): Redirect[] {
  return readEntries(response).flatMap((entry) => {
    const from = safeUrl(ownValue(entry, 'from'))
    const to = safeUrl(ownValue(entry, 'to'))
    const isUsable = from.startsWith('/') && (to.startsWith('/') || /^https?:/i.test(to)) && from !== to
    return isUsable ? [{ from, to, permanent: ownValue(entry, 'permanent') === true }] : []
  })
}

function readSlug(entry: Entry): string | null {
  // URLs are compared in this form, whatever keyboard a slug was typed on.
  const slug = readText(ownValue(entry, 'slug')).replace(/^\/+/, '').normalize('NFC')
  return isSlug(slug) ? slug : null
}

function readBlock(component: Entry, mediaUrl: string): Block {
  const name = readText(ownValue(component, '__component'))
  const lastPart = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const definition = findBlockDefinition(lastPart)
  if (!definition) return { block: 'unknown', component: name.slice(0, 100) }
  // The fields match the block's name; TypeScript cannot follow the lookup by name.
  return { block: definition.name, ...readFields(definition.fields, component, mediaUrl) } as unknown as Block
}
