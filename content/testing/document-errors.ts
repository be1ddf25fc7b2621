import * as v from 'valibot'
import { BLOCKS } from '../model/blocks.ts'
import type { Field, Fields } from '../model/field.ts'
import { ILLUSTRATIONS } from '../model/illustrations.ts'
import { COLORS } from '../model/colors.ts'

/**
 * For tests: validation errors of documents that were read. Stricter than the types: exact keys, safe URLs, images
 * from `mediaUrl` only. Independent of the code that reads them, so that each verifies the other.
 */
export function documentErrors(documents: unknown, mediaUrl: string): string[] {
  const result = v.safeParse(documentsSchema(mediaUrl), documents)
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

function documentsSchema(mediaUrl: string) {
  const picture = pictureSchema(mediaUrl)
  return v.strictObject({
    page: v.nullable(pageSchema(picture, uploadedImageSchema(mediaUrl))),
    footer: v.nullable(footerSchema(picture)),
    navigation: v.array(itemSchema(1)),
    redirects: v.array(v.strictObject({ from: urlSchema, to: urlSchema, permanent: v.boolean() })),
  })
}

type Schema = v.GenericSchema<unknown>

const plainTextSchema = v.pipe(
  v.string(),
  v.check((text) => text.isWellFormed(), 'contains lone surrogates'),
  // oxlint-disable-next-line no-control-regex -- control characters are what this detects
  v.check((text) => !/[\u0000-\u0008\u202e]/.test(text), 'contains invisible characters'),
)

const urlSchema = v.pipe(
  v.string(),
  v.check(
    (url) => url === '' || /^(?:https?:\/\/[^/\\@\s]+(?:[/?#]|$)|mailto:|tel:|\/(?![/\\])|[#?])/i.test(url),
    'is unsafe',
  ),
  v.check((url) => !/[\s\\<>"]/.test(url), 'contains characters that are invalid in an address'),
)

function pageSchema(picture: Schema, uploadedImage: Schema): Schema {
  return v.strictObject({
    slug: v.pipe(v.string(), v.regex(/^[\w~-][\w.~/-]*$/)),
    title: plainTextSchema,
    shareTitle: plainTextSchema,
    shareDescription: plainTextSchema,
    shareImage: v.nullable(uploadedImage),
    colourWorld: v.picklist(COLORS),
    blocks: v.array(blockSchema(picture)),
  })
}

function blockSchema(picture: Schema): Schema {
  const unknown = v.strictObject({
    block: v.literal('unknown'),
    component: v.pipe(plainTextSchema, v.maxLength(100)),
  })
  const known = BLOCKS.map(({ name, fields }) =>
    v.strictObject({ block: v.literal(name), ...fieldSchemas(fields, picture) }),
  )
  return v.lazy((block) => known.find((schema) => schema.entries.block.literal === nameOf(block)) ?? unknown)
}

function nameOf(block: unknown): unknown {
  return typeof block === 'object' && block !== null && 'block' in block ? block.block : undefined
}

function fieldSchemas(fields: Fields, picture: Schema): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, picture)]),
  )
}

function fieldSchema(field: Field, picture: Schema): Schema {
  if (field.kind === 'choice') return v.picklist(field.choices)
  if (field.kind === 'flag') return v.boolean()
  if (field.kind === 'rich-text') return v.array(nodeSchema)
  if (field.kind === 'url') return urlSchema
  if (field.kind === 'picture') return picture
  if (field.kind === 'date') return v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/))
  if (field.kind === 'text' && field.format === 'anchor') return v.pipe(v.string(), v.regex(/^[\w-]*$/))
  return field.kind === 'list'
    ? v.array(v.strictObject(fieldSchemas(field.fields, picture)))
    : plainTextSchema
}

function pictureSchema(mediaUrl: string): Schema {
  const illustration = v.strictObject({ illustration: v.picklist(ILLUSTRATIONS), alt: plainTextSchema })
  return v.nullable(v.union([illustration, uploadedImageSchema(mediaUrl)]))
}

function uploadedImageSchema(mediaUrl: string): Schema {
  const length = v.pipe(v.number(), v.integer(), v.minValue(1))
  const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
  return v.strictObject({
    url: v.pipe(v.string(), v.startsWith(`${mediaUrl}/`)),
    alt: plainTextSchema,
    width: length,
    height: length,
    focus: v.strictObject({ x: percentage, y: percentage }),
    revision: v.pipe(plainTextSchema, v.maxLength(40)),
    versions: v.null(),
  })
}

const mark = v.exactOptional(v.literal(true))
const textSchema = v.strictObject({
  type: v.literal('text'),
  text: plainTextSchema,
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
})
const linkSchema = v.strictObject({
  type: v.literal('link'),
  url: v.pipe(urlSchema, v.nonEmpty()),
  children: v.array(textSchema),
})
const inlinesSchema = v.array(v.variant('type', [textSchema, linkSchema]))
const listSchema: Schema = v.strictObject({
  type: v.literal('list'),
  format: v.picklist(['ordered', 'unordered']),
  children: v.array(
    v.union([
      v.strictObject({ type: v.literal('list-item'), children: inlinesSchema }),
      v.lazy(() => listSchema),
    ]),
  ),
})
const nodeSchema = v.union([
  v.strictObject({ type: v.picklist(['paragraph', 'quote']), children: inlinesSchema }),
  v.strictObject({
    type: v.literal('heading'),
    level: v.picklist([1, 2, 3, 4, 5, 6]),
    children: inlinesSchema,
  }),
  listSchema,
])

function itemSchema(depth: number): Schema {
  return v.strictObject({
    title: v.pipe(plainTextSchema, v.nonEmpty()),
    description: plainTextSchema,
    shortcut: plainTextSchema,
    type: v.picklist(['INTERNAL', 'EXTERNAL', 'WRAPPER']),
    address: urlSchema,
    newTab: v.boolean(),
    audience: v.array(plainTextSchema),
    items: depth < 4 ? v.array(v.lazy(() => itemSchema(depth + 1))) : v.pipe(v.array(v.unknown()), v.empty()),
  })
}

function footerSchema(picture: Schema): Schema {
  return v.strictObject({
    newsletterTitle: plainTextSchema,
    newsletterNote: plainTextSchema,
    newsletterHidden: v.boolean(),
    partners: v.array(v.strictObject({ name: plainTextSchema, picture })),
    logo: picture,
    description: v.array(nodeSchema),
    quickLinksTitle: plainTextSchema,
    quickLinks: v.array(v.strictObject({ title: plainTextSchema, url: urlSchema, external: v.boolean() })),
    downloadTitle: plainTextSchema,
    appStoreUrl: urlSchema,
    googlePlayUrl: urlSchema,
    socialLinks: v.array(v.strictObject({ url: urlSchema, iconClass: plainTextSchema })),
    copyrightText: plainTextSchema,
    legalText: plainTextSchema,
    legalName: plainTextSchema,
    legalAddress: plainTextSchema,
    registrationNumber: plainTextSchema,
    taxNumber: plainTextSchema,
    licenseEntry: plainTextSchema,
    certifications: v.array(v.strictObject({ url: urlSchema, picture })),
  })
}
