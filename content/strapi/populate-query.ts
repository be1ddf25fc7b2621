import type { BlockDefinition } from '../model/define-block.ts'
import type { Fields } from '../model/field.ts'
import { FOOTER } from './footer-fields.ts'
import { pictureAttributes, SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

/**
 * The query for a complete page: all blocks with their lists, and every image in them. `populate=*` alone would omit the
 * images of list entries. Without a leading "?" or "&".
 */
export function populateQuery(blocks: readonly BlockDefinition[]): string {
  const shareImage = `populate[${SHARE_IMAGE_ATTRIBUTES.image}]=true`
  return [shareImage, ...blocks.flatMap(({ name, fields }) => block(name, fields))].join('&')
}

/** The query for the complete footer. */
export function footerQuery(): string {
  return populated(FOOTER, 'populate').join('&')
}

function block(name: string, fields: Fields): string[] {
  return populateAll(`populate[Content][on][blocks.${name}]`, fields)
}

/** Populates an entry with all its relations. */
function populateAll(entry: string, fields: Fields): string[] {
  const parts = populated(fields, `${entry}[populate]`)
  return parts.length > 0 ? parts : [`${entry}=true`]
}

function populated(fields: Fields, populate: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'picture') return [`${populate}[${pictureAttributes(name, field).image}]=true`]
    return field.kind === 'list' ? populateAll(`${populate}[${name}]`, field.fields) : []
  })
}
