import type { BlockDefinition } from '../model/define-block.ts'
import { choice, longText, text } from '../model/field.ts'
import { COLOURS } from '../model/colours.ts'
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../model/slug.ts'
import { attributesOf, editor, photoSchema, type Attribute } from './schema-of.ts'
import { SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

/** A content type's schema file in the content service. */
export interface TypeSchema {
  readonly kind: 'collectionType' | 'singleType'
  readonly collectionName: string
  readonly info: { readonly singularName: string; readonly pluralName: string; readonly displayName: string }
  readonly options: { readonly draftAndPublish: boolean }
  readonly attributes: Readonly<Record<string, Attribute>>
}

const COLOUR_HELP =
  'Consumers pink, merchants yellow, partners and banks teal, investors and legal texts charcoal.'

/** The type `page`: what every page says about itself, and the blocks it may hold. */
export function pageSchema(blocks: readonly BlockDefinition[]): TypeSchema {
  return {
    kind: 'collectionType',
    collectionName: 'pages',
    info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
    options: { draftAndPublish: true },
    attributes: {
      ...required(
        attributesOf({ title: text('Title', 'Stands in the browser’s tab and in search results.') }),
      ),
      ...slugAttribute(),
      ...attributesOf({
        shareTitle: text('Title when shared', 'Empty: the title of the page.'),
        shareDescription: longText('Description', 'For search results and shared links: a sentence or two.'),
      }),
      ...photoSchema(SHARE_IMAGE_ATTRIBUTES, {
        label: 'Picture when shared',
        help: 'An uploaded image. Empty: one drawn by us.',
      }),
      ...attributesOf({ colourWorld: choice('Colour world', COLOURS, 'Pink', COLOUR_HELP) }),
      Content: {
        type: 'dynamiczone',
        components: blocks.map(({ name }) => `blocks.${name}`),
        ...editor('Content', 'What visitors see, from top to bottom: drag blocks into order.'),
      },
    },
  }
}

function slugAttribute(): Record<string, Attribute> {
  const words = attributesOf({
    slug: text(
      'Address',
      'Small letters, digits and hyphens; slashes part levels, e.g. careers/graphic-designer. "home" is the start page.',
    ),
  })
  const rules = { required: true, unique: true, maxLength: SLUG_MAX_LENGTH, regex: SLUG_PATTERN.source }
  return mapped(words, (attribute) => ({ ...attribute, ...rules }))
}

function required(attributes: Readonly<Record<string, Attribute>>): Record<string, Attribute> {
  return mapped(attributes, (attribute) => ({ ...attribute, required: true }))
}

function mapped(
  attributes: Readonly<Record<string, Attribute>>,
  change: (attribute: Attribute) => Attribute,
): Record<string, Attribute> {
  return Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, change(attribute)]))
}
