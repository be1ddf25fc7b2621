import { findBlockDefinition, type Block } from '../model/blocks.ts'
import type { Field, Fields } from '../model/field.ts'
import type { Footer } from '../model/footer.ts'
import type { Page } from '../model/page.ts'
import { isIllustration, type Picture } from '../model/picture.ts'
import { FOOTER } from './footer-fields.ts'
import { pictureAttributes, type PictureAttributes } from './picture-attributes.ts'

export type StrapiData = Readonly<Record<string, unknown>>

/** A page in the format of Strapi's document service. Writes illustrations only, no uploaded images. */
export function pageToStrapi(page: Page): StrapiData {
  return {
    slug: page.slug,
    title: page.title,
    shareTitle: page.shareTitle,
    shareDescription: page.shareDescription,
    colourWorld: page.colourWorld,
    Content: page.blocks.flatMap(blockToStrapi),
  }
}

/** The footer, with the attribute names of section 3 of the specification. */
export function footerToStrapi(footer: Footer): StrapiData {
  const { partners, ...rest } = footer
  return fieldsToStrapi(FOOTER, { ...rest, Partner: partners })
}

function blockToStrapi(block: Block): StrapiData[] {
  const definition = findBlockDefinition(block.block)
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
    return Object.entries(pictureToStrapi(pictureAttributes(name, field), value as Picture | null))
  if (field.kind === 'list')
    return [[name, (value as StrapiData[]).map((item) => fieldsToStrapi(field.fields, item))]]
  return isEmpty(value) ? [] : [[name, value]]
}

function pictureToStrapi(attributes: PictureAttributes, picture: Picture | null): StrapiData {
  if (!picture || !isIllustration(picture)) return {}
  const alt = picture.alt === '' ? {} : { [attributes.alt]: picture.alt }
  return { [attributes.illustration]: picture.illustration, ...alt }
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}
