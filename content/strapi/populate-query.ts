import type { BlockDefinition } from '../model/define-block.ts'
import type { Fields } from '../model/field.ts'
import { ALT_TEXT_ATTRIBUTES, pictureAttributes } from './picture-attributes.ts'

/** What the site reads of an uploaded image. */
const MEDIA_FIELDS = ['url', 'width', 'height', 'formats', 'alternativeText', 'name']

/**
 * The query that makes the content service answer a page whole: each block with its lists, and every image in them.
 * `populate=*` alone would leave out the images of list entries. Without a leading "?" or "&".
 */
export function populateQuery(blocks: readonly BlockDefinition[]): string {
  const shareImage = media(`populate[${pictureAttributes('shareImage').image}]`)
  return [...shareImage, ...blocks.flatMap(({ name, fields }) => block(name, fields))].join('&')
}

/** The query that makes the content service answer the footer whole. */
export function footerQuery(): string {
  const { image } = ALT_TEXT_ATTRIBUTES
  return [
    ...media('populate[logo]'),
    ...media(`populate[Partner][populate][${image}]`),
    'populate[quickLinks]=true',
    'populate[socialLinks]=true',
    ...media(`populate[certifications][populate][${image}]`),
  ].join('&')
}

function block(name: string, fields: Fields): string[] {
  const within = `populate[Content][on][blocks.${name}]`
  const parts = populated(fields, within)
  return parts.length > 0 ? parts : [`${within}=true`]
}

function populated(fields: Fields, within: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'picture') return media(`${within}[populate][${pictureAttributes(name).image}]`)
    if (field.kind !== 'list') return []
    const entry = `${within}[populate][${name}]`
    const parts = populated(field.fields, entry)
    return parts.length > 0 ? parts : [`${entry}=true`]
  })
}

function media(within: string): string[] {
  return MEDIA_FIELDS.map((field, index) => `${within}[fields][${index}]=${field}`)
}
