import type { Core } from '@strapi/strapi'

/** What this site reads of Strapi's schemas. */
export interface Attribute {
  readonly type: string
  /** Of a component: the only one it may hold. */
  readonly component?: string
  /** Of a dynamic zone: those it may hold. */
  readonly components?: readonly string[]
  readonly repeatable?: boolean
  readonly multiple?: boolean
  readonly enum?: readonly string[]
  readonly pluginOptions?: { readonly editor?: { readonly label?: string } }
}
export interface Model {
  readonly info?: { readonly displayName?: string }
  readonly attributes: Readonly<Record<string, Attribute>>
}
export type FindModel = (uid: string) => Model | undefined
export type Values = Readonly<Record<string, unknown>>

const SYSTEM_ATTRIBUTES = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
])

/** The attributes that editors fill in. */
export function contentAttributes(model: Model): (readonly [string, Attribute])[] {
  return Object.entries(model.attributes).filter(
    ([name, { type }]) => !SYSTEM_ATTRIBUTES.has(name) && type !== 'relation',
  )
}

/** Looks up schemas by uid, of types and of components. */
export function modelsOf(strapi: Core.Strapi): FindModel {
  return (uid) => strapi.getModel(uid as never) as Model | undefined
}

/** A population in Strapi's query syntax that reads a document with all of its components and media. */
export function populateAll(model: Model, findModel: FindModel): Record<string, unknown> {
  const populated = contentAttributes(model).flatMap(([name, attribute]) => {
    const value = populateAttribute(attribute, findModel)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(populated)
}

function populateAttribute(attribute: Attribute, findModel: FindModel): unknown {
  if (attribute.type === 'media') return true
  if (attribute.type === 'component') return populateComponent(attribute.component ?? '', findModel)
  if (attribute.type !== 'dynamiczone') return undefined
  const { components = [] } = attribute
  return { on: Object.fromEntries(components.map((uid) => [uid, populateComponent(uid, findModel)])) }
}

function populateComponent(uid: string, findModel: FindModel): unknown {
  const model = findModel(uid)
  return { populate: model ? populateAll(model, findModel) : {} }
}
