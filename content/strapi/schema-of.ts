import type { BlockDefinition } from '../model/define-block.ts'
import type { Field, Fields, ListField } from '../model/field.ts'
import { ILLUSTRATIONS } from '../model/illustrations.ts'
import { pictureAttributes, type PictureAttributes } from './picture-attributes.ts'

/** An attribute of a type or component of the content service, with what its editors read about it. */
export interface Attribute {
  readonly type: string
  readonly pluginOptions?: { readonly editor: EditorWords }
  readonly [setting: string]: unknown
}
export type Attributes = Readonly<Record<string, Attribute>>

export interface EditorWords {
  readonly label: string
  readonly description: string
}

export interface ComponentSchema {
  readonly collectionName: string
  readonly info: { readonly displayName: string; readonly icon: string; readonly description?: string }
  readonly options: Readonly<Record<string, never>>
  readonly attributes: Attributes
}

/** Schemas by component name, e.g. `blocks.hero` or `items.step`. */
export type ComponentSchemas = Readonly<Record<string, ComponentSchema>>

/**
 * The components that hold the given blocks and the entries of their lists.
 * Throws when two lists call different entries by one name.
 */
export function blockSchemas(blocks: readonly BlockDefinition[]): ComponentSchemas {
  const items = blocks.flatMap(({ icon, fields }) => listsOf(fields).map((list) => itemSchema(list, icon)))
  return Object.fromEntries([...blocks.map(blockSchema), ...withoutConflicts(items)])
}

/** The attributes that hold the given fields, in their order. */
export function attributesOf(fields: Fields, itemCategory = 'items'): Attributes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'picture'
        ? Object.entries(pictureSchema(pictureAttributes(name, field), field))
        : [[name, attributeOf(field, itemCategory)] as const],
    ),
  )
}

interface PictureWords {
  readonly label: string
  readonly help?: string
}

/** The three attributes of a picture: an uploaded image, its words, or one of our own drawings instead. */
function pictureSchema(names: PictureAttributes, words: PictureWords): Attributes {
  return {
    ...photoSchema(names, words),
    [names.illustration]: {
      type: 'enumeration',
      enum: [...ILLUSTRATIONS],
      ...editor(`${words.label}: drawing`, 'One of our own drawings, shown when no image is uploaded.'),
    },
  }
}

/** The two of a picture that is never a drawing. */
export function photoSchema(names: Omit<PictureAttributes, 'illustration'>, words: PictureWords): Attributes {
  return {
    [names.image]: {
      type: 'media',
      multiple: false,
      required: false,
      allowedTypes: ['images'],
      ...editor(words.label, words.help || 'An uploaded image. It wins over the drawing.'),
    },
    [names.alt]: {
      type: 'string',
      ...editor(`${words.label}: words for it`, 'For people who do not see it. Empty: it only decorates.'),
    },
  }
}

function componentSchema(
  name: string,
  info: ComponentSchema['info'],
  attributes: Attributes,
): readonly [string, ComponentSchema] {
  return [name, { collectionName: `components_${snake(name)}`, info, options: {}, attributes }]
}

function blockSchema({
  name,
  label,
  help,
  icon,
  fields,
}: BlockDefinition): readonly [string, ComponentSchema] {
  return componentSchema(
    `blocks.${name}`,
    { displayName: label, icon, description: help },
    attributesOf(fields),
  )
}

/** The component of a list's entries. */
export function itemSchema(
  list: ListField,
  icon: string,
  category = 'items',
): readonly [string, ComponentSchema] {
  return componentSchema(
    `${category}.${list.of}`,
    { displayName: sentence(list.of), icon },
    attributesOf(list.fields),
  )
}

function attributeOf(field: Exclude<Field, { kind: 'picture' }>, itemCategory: string): Attribute {
  return { ...storedAs(field, itemCategory), ...editor(field.label, field.help) }
}

function storedAs(field: Exclude<Field, { kind: 'picture' }>, itemCategory: string): Attribute {
  switch (field.kind) {
    case 'text':
      return { type: field.long ? 'text' : 'string' }
    case 'prose':
      return { type: 'blocks' }
    case 'address':
      return { type: 'string' }
    case 'choice':
      return { type: 'enumeration', enum: [...field.choices], default: field.initial }
    case 'flag':
      return { type: 'boolean', default: field.initial }
    case 'date':
      return { type: 'date' }
    case 'list':
      return { type: 'component', repeatable: true, component: `${itemCategory}.${field.of}` }
  }
}

/** What editors read about an attribute. */
export function editor(label: string, help = ''): { pluginOptions: { editor: EditorWords } } {
  return { pluginOptions: { editor: { label, description: help } } }
}

function listsOf(fields: Fields): ListField[] {
  return Object.values(fields).filter((field) => field.kind === 'list')
}

function withoutConflicts(
  schemas: readonly (readonly [string, ComponentSchema])[],
): (readonly [string, ComponentSchema])[] {
  const known = new Map<string, ComponentSchema>()
  for (const [name, schema] of schemas) {
    const other = known.get(name)
    if (other && JSON.stringify(other.attributes) !== JSON.stringify(schema.attributes))
      throw new Error(`Two lists hold different entries called ${name}`)
    known.set(name, other ?? schema)
  }
  return [...known]
}

function snake(name: string): string {
  return name.replaceAll(/[.-]/g, '_')
}

function sentence(kebab: string): string {
  const words = kebab.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
