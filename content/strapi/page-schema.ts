import type { BlockDefinition } from '../model/define-block.ts'
import { choice, longText, text } from '../model/field.ts'
import { COLORS } from '../model/colors.ts'
import { MAX_SLUG_CHARACTERS, SLUG_PATTERN } from '../model/slug.ts'
import { attributesOf, editorText, uploadedImageSchema, type Attribute } from './block-schemas.ts'
import { SHARE_IMAGE_ATTRIBUTES } from './picture-attributes.ts'

/** The schema file of a content type. */
export interface TypeSchema {
  readonly kind: 'collectionType' | 'singleType'
  readonly collectionName: string
  readonly info: { readonly singularName: string; readonly pluralName: string; readonly displayName: string }
  readonly options: { readonly draftAndPublish: boolean }
  readonly attributes: Readonly<Record<string, Attribute>>
}

const COLOR_HELP =
  'Consumers pink, merchants yellow, partners and banks teal, investors and legal texts charcoal.'

/** The content type `page`: its attributes and the allowed blocks. */
export function pageSchema(blocks: readonly BlockDefinition[]): TypeSchema {
  return {
    kind: 'collectionType',
    collectionName: 'pages',
    info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
    options: { draftAndPublish: true },
    attributes: {
      ...required(attributesOf({ title: text('Title', 'Shown in the browser tab and in search results.') })),
      ...slugAttribute(),
      ...attributesOf({
        shareTitle: text('Title when shared', 'Empty: the title of the page.'),
        shareDescription: longText('Description', 'For search results and shared links: a sentence or two.'),
      }),
      ...uploadedImageSchema(SHARE_IMAGE_ATTRIBUTES, {
        label: 'Picture when shared',
        help: 'An uploaded image. Empty: one drawn by us.',
      }),
      ...attributesOf({ colourWorld: choice('Color world', COLORS, 'Pink', COLOR_HELP) }),
      Content: {
        type: 'dynamiczone',
        components: blocks.map(({ name }) => `blocks.${name}`),
        ...editorText('Content', 'What visitors see, from top to bottom.'),
      },
    },
  }
}

function slugAttribute(): Record<string, Attribute> {
  const attributes = attributesOf({
    slug: text(
      'Address',
      'Lowercase letters, digits and hyphens; slashes separate levels, e.g. careers/graphic-designer. "home" is the start page.',
    ),
  })
  const rules = { required: true, unique: true, maxLength: MAX_SLUG_CHARACTERS, regex: SLUG_PATTERN.source }
  return mapped(attributes, (attribute) => ({ ...attribute, ...rules }))
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
