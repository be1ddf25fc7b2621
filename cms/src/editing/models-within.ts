import { contentAttributes, type Attribute, type FindModel, type Model } from './document-model.ts'

/** Schemas by uid, as far as it takes to read a document's texts: plain data for the panel. */
export type ReadableModels = Readonly<Record<string, Model>>

/** The schema of a type and of all components within it. */
export function modelsWithin(uid: string, findModel: FindModel): ReadableModels {
  const models: Record<string, Model> = {}
  const pending = [uid]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const model = findModel(next)
    if (!model || Object.hasOwn(models, next)) continue
    models[next] = readableModel(model)
    pending.push(...contentAttributes(model).flatMap(([, attribute]) => componentsOf(attribute)))
  }
  return models
}

function componentsOf({ component, components = [] }: Attribute): readonly string[] {
  return component ? [component, ...components] : components
}

function readableModel(model: Model): Model {
  const attributes = contentAttributes(model).map(([name, attribute]) => [name, readableAttribute(attribute)])
  return {
    info: { displayName: model.info?.displayName ?? 'Block' },
    attributes: Object.fromEntries(attributes) as Model['attributes'],
  }
}

/** Without its rules and default values. */
function readableAttribute({ type, component, repeatable, pluginOptions }: Attribute): Attribute {
  const label = pluginOptions?.editor?.label
  return {
    type,
    ...(component && { component }),
    ...(repeatable && { repeatable }),
    ...(label && { pluginOptions: { editor: { label } } }),
  }
}
