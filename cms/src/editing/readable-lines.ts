import {
  contentAttributes,
  type Attribute,
  type FindModel,
  type Model,
  type Values,
} from './document-model.ts'
import { isFileReference } from './snapshot.ts'

/** A line of text of a document, and where it stands, e.g. "Hero › Title". */
export interface Line {
  readonly label: string
  readonly text: string
}

/** The texts, choices and file names of a snapshot in the order of the form, to be read and compared. */
export function readableLines(snapshot: Values, model: Model, findModel: FindModel, path = ''): Line[] {
  return contentAttributes(model).flatMap(([name, attribute]) => {
    const label = [path, attribute.pluginOptions?.editor?.label || name].filter(Boolean).join(' › ')
    return linesOf(snapshot[name], attribute, label, path, findModel)
  })
}

function linesOf(
  value: unknown,
  attribute: Attribute,
  label: string,
  path: string,
  findModel: FindModel,
): Line[] {
  if (value === null || value === undefined) return []
  if (attribute.type === 'dynamiczone')
    return items(value).flatMap((item) => {
      const model = findModel(String(item['__component']))
      const block = [path, model?.info?.displayName ?? 'Block'].filter(Boolean).join(' › ')
      return model ? [{ label: block, text: '' }, ...readableLines(item, model, findModel, block)] : []
    })
  if (attribute.type === 'component') {
    const model = findModel(attribute.component ?? '')
    if (!model) return []
    if (!attribute.repeatable) return readableLines(value as Values, model, findModel, label)
    return items(value).flatMap((item, index) =>
      readableLines(item, model, findModel, `${label} ${index + 1}`),
    )
  }
  return textsOf(value, attribute.type).map((text) => ({ label, text }))
}

function textsOf(value: unknown, type: string): string[] {
  if (type === 'media') return [value].flat().flatMap((file) => (isFileReference(file) ? [file.name] : []))
  if (type === 'blocks')
    return items(value)
      .flatMap((node) => richText(node).split('\n'))
      .filter(Boolean)
  if (type === 'boolean') return [value ? 'Yes' : 'No']
  if (typeof value === 'object') return [JSON.stringify(value)]
  return String(value)
    .split('\n')
    .filter((text) => text.trim() !== '')
}

/** The text of a node of rich text; links with their addresses. */
function richText(node: Values): string {
  if (typeof node['text'] === 'string') return node['text']
  const separator = node['type'] === 'list' ? '\n' : ''
  const text = items(node['children']).map(richText).join(separator)
  return typeof node['url'] === 'string' ? `${text} (${node['url']})` : text
}

function items(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value : []
}
