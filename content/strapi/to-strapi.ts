import { BLOCKS, type Block } from '../model/blocks.ts'
import type { Field, Fields } from '../model/field.ts'
import type { Footer } from '../model/footer.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG, type Page } from '../model/page.ts'
import { isDrawing, type Picture } from '../model/picture.ts'
import { ALT_TEXT_ATTRIBUTES, pictureAttributes, type PictureAttributes } from './picture-attributes.ts'

export type StrapiData = Readonly<Record<string, unknown>>

/** A page as Strapi's document service takes it. Uploaded images have no home here: only drawings are written. */
export function pageToStrapi(page: Page): StrapiData {
  return {
    slug: page.slug,
    title: page.title,
    shareTitle: page.shareTitle,
    shareDescription: page.shareDescription,
    ...pictureToStrapi(pictureAttributes('shareImage'), page.shareImage),
    colourWorld: page.colourWorld,
    Content: page.blocks.flatMap(blockToStrapi),
  }
}

/** The footer under the attribute names of the specification, section 3. */
export function footerToStrapi(footer: Footer): StrapiData {
  const { partners, certifications, logo, description, quickLinks, socialLinks, ...texts } = footer
  return {
    ...texts,
    Partner: partners.map(({ name, picture }) => ({
      name,
      ...pictureToStrapi(ALT_TEXT_ATTRIBUTES, picture),
    })),
    ...pictureToStrapi(pictureAttributes('logo'), logo),
    description,
    quickLinks: quickLinks.map((link) => ({ ...link })),
    socialLinks: socialLinks.map((link) => ({ ...link })),
    certifications: certifications.map(({ url, picture }) => ({
      url,
      ...pictureToStrapi(ALT_TEXT_ATTRIBUTES, picture),
    })),
  }
}

/**
 * A menu as the navigation plugin's own service takes it: nested items, ordered from 1.
 * Throws when an INTERNAL item leads to no page: a menu must not be seeded with a dead entry.
 */
export function navigationToStrapi(
  items: readonly NavigationItem[],
  documentIdOfSlug: (slug: string) => string | null | undefined,
  parentKey = '',
): StrapiData[] {
  return items.map((item, index) => {
    const key = [parentKey, kebab(item.title)].filter(Boolean).join('-')
    return {
      title: item.title,
      type: item.type,
      order: index + 1,
      uiRouterKey: key,
      menuAttached: true,
      collapsed: false,
      autoSync: false,
      additionalFields: {},
      audience: item.audience,
      ...targetToStrapi(item, documentIdOfSlug),
      items: navigationToStrapi(item.items, documentIdOfSlug, key),
    }
  })
}

/** The path of a WRAPPER that leads nowhere and only opens its own entries. */
export const ONLY_OPENS = '#'

function targetToStrapi(
  item: NavigationItem,
  documentIdOfSlug: (slug: string) => string | null | undefined,
): StrapiData {
  if (item.type === 'EXTERNAL') return { externalPath: item.address }
  if (item.type === 'WRAPPER') return { path: item.address.replace(/^\//, '') || ONLY_OPENS }
  const slug = item.address === '/' ? HOME_SLUG : item.address.slice(1)
  const documentId = documentIdOfSlug(slug)
  if (!documentId) throw new Error(`The menu item "${item.title}" leads to ${item.address}, which is no page`)
  return { path: slug.replaceAll('/', '-'), related: { documentId, __type: 'api::page.page' } }
}

function blockToStrapi(block: Block): StrapiData[] {
  const definition = BLOCKS.find(({ name }) => name === block.block)
  if (!definition) return []
  const values: StrapiData = { ...block }
  return [{ __component: `blocks.${definition.name}`, ...fieldsToStrapi(definition.fields, values) }]
}

function fieldsToStrapi(fields: Fields, values: StrapiData): StrapiData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => fieldToStrapi(name, field, values[name])),
  )
}

function fieldToStrapi(name: string, field: Field, value: unknown): [string, unknown][] {
  if (field.kind === 'picture')
    return Object.entries(pictureToStrapi(pictureAttributes(name), value as Picture | null))
  if (field.kind === 'list')
    return [[name, (value as StrapiData[]).map((item) => fieldsToStrapi(field.fields, item))]]
  return isAbsent(value) ? [] : [[name, value]]
}

function pictureToStrapi(attributes: PictureAttributes, picture: Picture | null): StrapiData {
  if (!picture || !isDrawing(picture)) return {}
  const alt = picture.alt === '' ? {} : { [attributes.alt]: picture.alt }
  return { [attributes.illustration]: picture.illustration, ...alt }
}

function isAbsent(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

function kebab(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
