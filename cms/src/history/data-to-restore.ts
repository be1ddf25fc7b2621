import {
  contentAttributes,
  type Attribute,
  type FindModel,
  type Model,
  type Values,
} from '../editing/document-model.ts'
import { isFileReference } from '../editing/snapshot.ts'
import { presentName } from '../upgrading/rename-illustrations.ts'

/**
 * The data of an update that makes a document equal to a snapshot. The content model may have changed since: what it no
 * longer knows is omitted, what it has gained is emptied. Renamed illustrations get their present name. Files that were
 * deleted are omitted.
 */
export function dataToRestore(
  snapshot: Values,
  model: Model,
  findModel: FindModel,
  existingFiles: ReadonlySet<number>,
): Record<string, unknown> {
  const restored = (value: unknown, attribute: Attribute): unknown => {
    switch (attribute.type) {
      case 'media':
        return attribute.multiple ? list(value).flatMap(fileId) : (fileId(value)[0] ?? null)
      case 'component':
        if (attribute.repeatable) return list(value).map((item) => component(item, attribute.component))
        return value ? component(value, attribute.component) : null
      case 'dynamiczone':
        return list(value)
          .filter((item) => attribute.components?.includes(nameOf(item)))
          .map((item) => ({ __component: nameOf(item), ...component(item, nameOf(item)) }))
      case 'enumeration':
        return choice(value, attribute.enum)
      default:
        return value ?? null
    }
  }
  const component = (value: unknown, uid = '') => {
    const componentModel = findModel(uid)
    return componentModel ? restoredValues(value as Values, componentModel) : {}
  }
  const restoredValues = (values: Values, ofModel: Model) =>
    Object.fromEntries(
      contentAttributes(ofModel).map(([name, attribute]) => [name, restored(values[name], attribute)]),
    )
  const fileId = (value: unknown) =>
    isFileReference(value) && existingFiles.has(value.fileId) ? [value.fileId] : []

  return restoredValues(snapshot, model)
}

function choice(value: unknown, names: readonly string[] = []): string | null {
  return [String(value), presentName(String(value))].find((name) => names.includes(name)) ?? null
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function nameOf(item: unknown): string {
  return String((item as Values)['__component'])
}
