import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { BlockDefinition } from '@beam/content/model/define-block.ts'
import type { Field, Fields } from '@beam/content/model/field.ts'
import { pictureAttributes } from '@beam/content/strapi/picture-attributes.ts'
import type { StrapiData } from '@beam/content/strapi/to-strapi.ts'

/** An uploaded image as the content service describes it. */
export function uploadedImage(url: string, width: number, height: number): StrapiData {
  return { url, width, height, name: url, focalPoint: { x: 30, y: 20 } }
}

/**
 * Every block that has an image, each with this image wherever one is possible; blocks with variants in each of them.
 * @param entries in each list
 */
export function imageBlocks(image: StrapiData, entries = 3): StrapiData[] {
  return BLOCKS.filter(({ fields }) => hasPicture(fields)).flatMap((definition: BlockDefinition) =>
    variantsOf(definition.fields).map((variant) => ({
      __component: `blocks.${definition.name}`,
      ...valuesOf(definition.fields, image, entries),
      ...variant,
    })),
  )
}

function hasPicture(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'picture' || (field.kind === 'list' && hasPicture(field.fields)),
  )
}

const VARIANT_FIELDS = new Set(['variant', 'customClassName'])

function variantsOf(fields: Fields): StrapiData[] {
  const variants = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && VARIANT_FIELDS.has(name)
      ? field.choices.map((choice) => ({ [name]: choice }))
      : [],
  )
  return variants.length > 0 ? variants : [{}]
}

function valuesOf(fields: Fields, image: StrapiData, entries: number): StrapiData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => valueOf(name, field, image, entries)),
  )
}

function valueOf(name: string, field: Field, image: StrapiData, entries: number): [string, unknown][] {
  switch (field.kind) {
    case 'picture':
      return [
        [pictureAttributes(name, field).image, image],
        [pictureAttributes(name, field).alt, 'An image'],
      ]
    case 'list':
      return [[name, Array.from({ length: entries }, () => valuesOf(field.fields, image, entries))]]
    case 'text':
      return field.format ? [] : [[name, field.long ? `${field.label}. `.repeat(12).trim() : field.label]]
    case 'rich-text':
      return [
        [name, [{ type: 'paragraph', children: [{ type: 'text', text: `${field.label}. `.repeat(9) }] }]],
      ]
    case 'url':
      return field.video ? [] : [[name, '/contacts']]
    case 'date':
      return [[name, '2026-01-01']]
    case 'choice':
    case 'flag':
      return [[name, field.initial]]
  }
}
