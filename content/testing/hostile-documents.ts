import { BLOCKS } from '../model/blocks.ts'
import type { Fields } from '../model/field.ts'
import { FOOTER } from '../strapi/footer-fields.ts'
import type { StrapiData } from '../strapi/to-strapi.ts'
import { hostileEntries, hostileImage, type HostileKind, hostileValues } from './hostile-values.ts'

/*
 * For tests: documents in the content service's format with hostile values in every field of the content model.
 */

/** Every block, as often as each of its fields needs to hold each value, in each of its looks; and unknown blocks. */
export function hostileBlocks(values: readonly string[], kind: HostileKind): StrapiData[] {
  const known = BLOCKS.flatMap(({ name, fields }: { name: string; fields: Fields }) =>
    looksOf(fields, kind).flatMap((look) =>
      hostileEntries(fields, values, kind).map((entry) => ({
        __component: `blocks.${name}`,
        ...entry,
        ...look,
      })),
    ),
  )
  return [...known, ...values.map((value) => ({ __component: value, title: value }))]
}

/** As many footers as each field needs to hold each value. */
export function hostileFooters(values: readonly string[], kind: HostileKind): StrapiData[] {
  return hostileEntries(FOOTER, values, kind)
}

/** One footer: its lists hold all values, its other fields the first one. */
export function hostileFooter(values: readonly string[], kind: HostileKind): StrapiData {
  return hostileValues(FOOTER, values, kind)
}

/** The fields of a page beside its blocks and its address. */
export function hostilePage(value: string): StrapiData {
  return {
    title: value,
    shareTitle: value,
    shareDescription: value,
    colourWorld: value,
    shareImage: hostileImage(value),
    shareImageAlt: value,
  }
}

/** For each value a group of the menu with items, as the navigation plugin returns them. */
export function hostileMenu(values: readonly string[], kind: HostileKind): StrapiData[] {
  return values.map((value) => {
    const item = hostileItem(value, kind)
    const types = kind === 'texts' ? ['WRAPPER'] : ['EXTERNAL', 'WRAPPER', 'INTERNAL', value]
    return { ...item, type: types[0], items: types.map((type) => ({ ...item, type, items: [] })) }
  })
}

function hostileItem(value: string, kind: HostileKind): StrapiData {
  const link = { path: value, externalPath: value, related: { documentId: value, slug: value, title: value } }
  const texts = { path: '/contacts', additionalFields: { description: value, shortcut: value } }
  return {
    title: value,
    slug: value,
    uiRouterKey: value,
    audience: [value],
    ...(kind === 'links' ? link : texts),
  }
}

const LOOKS = new Set(['variant', 'customClassName'])

function looksOf(fields: Fields, kind: HostileKind): StrapiData[] {
  if (kind === 'links') return [{}]
  const looks = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && LOOKS.has(name) ? field.choices.map((choice) => ({ [name]: choice })) : [],
  )
  return looks.length > 0 ? looks : [{}]
}
