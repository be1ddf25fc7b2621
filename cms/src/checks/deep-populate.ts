import type { Core, UID } from '@strapi/strapi'

interface Attribute {
  readonly type: string
  readonly component?: string
  readonly components?: readonly string[]
}

/** The populate parameter for a document with all its components and images, at every depth. */
export function deepPopulate(strapi: Core.Strapi, uid: UID.Schema): Record<string, unknown> {
  const model = strapi.getModel(uid)
  const attributes = Object.entries(model.attributes) as [string, Attribute][]
  return Object.fromEntries(
    attributes.flatMap(([name, { type, component, components }]) => {
      if (type === 'media') return [[name, true]]
      if (type === 'component' && component) return [[name, populateComponent(strapi, component)]]
      if (type !== 'dynamiczone' || !components) return []
      const on = Object.fromEntries(components.map((of) => [of, populateComponent(strapi, of)]))
      return [[name, { on }]]
    }),
  )
}

function populateComponent(strapi: Core.Strapi, uid: string): unknown {
  const populate = deepPopulate(strapi, uid as UID.Component)
  return Object.keys(populate).length > 0 ? { populate } : true
}
