import type { BlockDefinition } from '../model/define-block.ts'
import type { Fields } from '../model/field.ts'
import { FOOTER } from './footer-fields.ts'
import { pictureAttributes, SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

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
  return populated(FOOTER, 'populate').join('&')
}

function block(name: string, fields: Fields): string[] {
  return whole(`populate[Content][on][blocks.${name}]`, fields)
}

/** Asks for an entry with all that it holds. */
function whole(entry: string, fields: Fields): string[] {
  const parts = populated(fields, `${entry}[populate]`)
  return parts.length > 0 ? parts : [`${entry}=true`]
}

function populated(fields: Fields, populate: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'picture') return [`${populate}[${pictureAttributes(name, field).image}]=true`]
    return field.kind === 'list' ? whole(`${populate}[${name}]`, field.fields) : []
  })
}
