import type { BlockDefinition } from '../model/define-block.ts'
import type { Field, Fields, ListField } from '../model/field.ts'
import { ILLUSTRATIONS } from '../model/illustrations.ts'
import { pictureAttributes, type PictureAttributes } from './picture-attributes.ts'

/** An attribute of a content type or component, with the texts that editors see. */
export interface Attribute {
  readonly type: string
  readonly pluginOptions?: { readonly editor: EditorText }
  readonly [setting: string]: unknown
}
type Attributes = Readonly<Record<string, Attribute>>

interface EditorText {
  readonly label: string
  readonly description: string
}

interface ComponentSchema {
  readonly collectionName: string
  readonly info: { readonly displayName: string; readonly icon: string; readonly description?: string }
  readonly options: Readonly<Record<string, never>>
  readonly attributes: Attributes
}

/** Schemas by component name, e.g. `blocks.hero` or `items.step`. */
export type ComponentSchemas = Readonly<Record<string, ComponentSchema>>

/**
 * The components of the given blocks and of their list entries.
 * Throws if two lists define different entries with the same name.
 */
export function blockSchemas(blocks: readonly BlockDefinition[]): ComponentSchemas {
  const items = blocks.flatMap(({ icon, fields }) => listsOf(fields).map((list) => itemSchema(list, icon)))
  return Object.fromEntries([...blocks.map(blockSchema), ...withoutConflicts(items)])
}

/** The attributes of the given fields, in the same order. */
export function attributesOf(fields: Fields, itemCategory = 'items'): Attributes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'picture'
        ? Object.entries(pictureSchema(pictureAttributes(name, field), field))
        : [[name, attributeOf(field, itemCategory)] as const],
    ),
  )
}

interface PictureText {
  readonly label: string
  readonly help?: string
}

/** The three attributes of a picture: an uploaded image, its alternative text, or an illustration. */
function pictureSchema(names: PictureAttributes, texts: PictureText): Attributes {
  return {
    ...uploadedImageSchema(names, texts),
    [names.illustration]: {
      type: 'enumeration',
      enum: [...ILLUSTRATIONS],
      ...editorText(`${texts.label}: drawing`, 'One of our own drawings, shown when no image is uploaded.'),
    },
  }
}

/** The two attributes of a picture that is always an upload. */
export function uploadedImageSchema(
  names: Omit<PictureAttributes, 'illustration'>,
  texts: PictureText,
): Attributes {
  return {
    [names.image]: {
      type: 'media',
      multiple: false,
      required: false,
      allowedTypes: ['images'],
      ...editorText(texts.label, texts.help || 'An uploaded image. It replaces the drawing.'),
    },
    [names.alt]: {
      type: 'string',
      ...editorText(
        `${texts.label}: alternative text`,
        'What the picture shows here, for people who cannot see it. Leave empty for a decorative drawing.',
      ),
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

/** The component of a list entry. */
export function itemSchema(
  list: ListField,
  icon: string,
  category = 'items',
): readonly [string, ComponentSchema] {
  return componentSchema(
    `${category}.${list.itemName}`,
    { displayName: sentence(list.itemName), icon },
    attributesOf(list.fields),
  )
}

function attributeOf(field: Exclude<Field, { kind: 'picture' }>, itemCategory: string): Attribute {
  return { ...storedType(field, itemCategory), ...editorText(field.label, field.help) }
}

function storedType(field: Exclude<Field, { kind: 'picture' }>, itemCategory: string): Attribute {
  switch (field.kind) {
    case 'text':
      return { type: field.long ? 'text' : 'string' }
    case 'rich-text':
      return { type: 'blocks' }
    case 'url':
      return { type: 'string' }
    case 'choice':
      return { type: 'enumeration', enum: [...field.choices], default: field.initial }
    case 'flag':
      return { type: 'boolean', default: field.initial }
    case 'date':
      return { type: 'date' }
    case 'list':
      return { type: 'component', repeatable: true, component: `${itemCategory}.${field.itemName}` }
  }
}

/** The label and help of an attribute in the editor. */
export function editorText(label: string, help = ''): { pluginOptions: { editor: EditorText } } {
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
      throw new Error(`Two lists define different entries named ${name}`)
    known.set(name, other ?? schema)
  }
  return [...known]
}

function snake(name: string): string {
  return name.replaceAll(/[.-]/g, '_')
}

function sentence(kebab: string): string {
  const text = kebab.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
