import { article } from '../model/blocks/article.ts'
import type { BlockDefinition } from '../model/define-block.ts'
import type { Field, Fields } from '../model/field.ts'
import { FOOTER } from './footer-fields.ts'
import { pictureAttributes, SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

/**
 * The query for a complete page: all blocks with their lists, and every image in them. `populate=*` alone would omit
 * the images of list entries. Without a leading "?" or "&".
 */
export function populateQuery(blocks: readonly BlockDefinition[]): string {
  const shareImage = `populate[${SHARE_IMAGE_ATTRIBUTES.image}]=true`
  return [shareImage, ...blocks.flatMap(({ name, fields }) => block(name, fields))].join('&')
}

/** The query for the complete footer. */
export function footerQuery(): string {
  return populated(FOOTER, 'populate').join('&')
}

/** The query for what a list shows of articles: not their texts. */
export function articleQuery(): string {
  const component = `populate[Content][on][blocks.${article.name}]`
  const {
    author: _author,
    body: _body,
    bodyPicture: _bodyPicture,
    numbers: _numbers,
    sources: _sources,
    ...shown
  } = article.fields
  return [
    ...fieldList('fields', [...PAGE_FIELDS, SHARE_IMAGE_ATTRIBUTES.alt]),
    `populate[${SHARE_IMAGE_ATTRIBUTES.image}]=true`,
    ...fieldList(`${component}[fields]`, Object.entries<Field>(shown).flatMap(plainAttributes)),
    ...populated(shown, `${component}[populate]`),
  ].join('&')
}

const PAGE_FIELDS = ['slug', 'title', 'shareDescription', 'updatedAt', 'publishedAt']

/** The attributes of a field that are not relations. */
function plainAttributes([name, field]: [string, Field]): string[] {
  if (field.kind !== 'picture') return [name]
  const { alt, illustration } = pictureAttributes(name, field)
  return [alt, illustration]
}

function fieldList(parameter: string, names: readonly string[]): string[] {
  return names.map((name, index) => `${parameter}[${index}]=${name}`)
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
