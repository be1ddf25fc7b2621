import type { BlockDefinition } from '../model/define-block.ts'
import type { Fields } from '../model/field.ts'
import { ALT_TEXT_ATTRIBUTES, pictureAttributes, SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

/**
 * The query that makes the content service answer a page whole: each block with its lists, and every image in them.
 * `populate=*` alone would leave out the images of list entries. Without a leading "?" or "&".
 */
export function populateQuery(blocks: readonly BlockDefinition[]): string {
  const shareImage = `populate[${SHARE_IMAGE_ATTRIBUTES.image}]=true`
  return [shareImage, ...blocks.flatMap(({ name, fields }) => block(name, fields))].join('&')
}

/** The query that makes the content service answer the footer whole. */
export function footerQuery(): string {
  const { image } = ALT_TEXT_ATTRIBUTES
  return [
    'populate[logo]=true',
    `populate[Partner][populate][${image}]=true`,
    'populate[quickLinks]=true',
    'populate[socialLinks]=true',
    `populate[certifications][populate][${image}]=true`,
  ].join('&')
}

function block(name: string, fields: Fields): string[] {
  const within = `populate[Content][on][blocks.${name}]`
  const parts = populated(fields, within)
  return parts.length > 0 ? parts : [`${within}=true`]
}

function populated(fields: Fields, within: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'picture') return [`${within}[populate][${pictureAttributes(name).image}]=true`]
    if (field.kind !== 'list') return []
    const entry = `${within}[populate][${name}]`
    const parts = populated(field.fields, entry)
    return parts.length > 0 ? parts : [`${entry}=true`]
  })
}
