import {
  contentAttributes,
  type Attribute,
  type FindModel,
  type Model,
  type Values,
} from './document-model.ts'

/** An uploaded file in a snapshot. */
interface FileReference {
  readonly fileId: number
  readonly name: string
}

/** The content of a document without anything that changes with each save: row numbers, dates, users. */
export function toSnapshot(document: Values, model: Model, findModel: FindModel): Values {
  const values = contentAttributes(model)
    .filter(([name]) => name in document)
    .map(([name, attribute]) => [name, snapshotOf(document[name], attribute, findModel)] as const)
  return Object.fromEntries(values)
}

/** The numbers of all files that a snapshot refers to. */
export function filesIn(snapshot: unknown): number[] {
  if (typeof snapshot !== 'object' || snapshot === null) return []
  if (isFileReference(snapshot)) return [snapshot.fileId]
  return Object.values(snapshot).flatMap(filesIn)
}

/** Tells a file in a snapshot from any other value. */
export function isFileReference(value: unknown): value is FileReference {
  return typeof value === 'object' && value !== null && 'fileId' in value && typeof value.fileId === 'number'
}

function snapshotOf(value: unknown, attribute: Attribute, findModel: FindModel): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value) && attribute.type !== 'blocks' && attribute.type !== 'json')
    return value.map((item) => snapshotOf(item, attribute, findModel))
  if (attribute.type === 'media') return fileReference(value as { id: number; name: string })
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value
  const component = value as Values
  const uid = attribute.component ?? String(component['__component'])
  const model = findModel(uid)
  const content = model ? toSnapshot(component, model, findModel) : {}
  return attribute.type === 'dynamiczone' ? { __component: uid, ...content } : content
}

function fileReference({ id, name }: { readonly id: number; readonly name: string }): FileReference {
  return { fileId: id, name }
}
