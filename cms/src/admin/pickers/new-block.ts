interface Attribute {
  readonly type: string
  readonly default?: unknown
  readonly repeatable?: boolean
}

/** A block as Strapi's own picker adds it: with the defaults of its component, and empty lists. */
export function newBlock(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
): Record<string, unknown> {
  const values = Object.entries(attributes).flatMap(([attribute, settings]): [string, unknown][] => {
    if (settings.default !== undefined) return [[attribute, settings.default]]
    return settings.type === 'component' && settings.repeatable ? [[attribute, []]] : []
  })
  return { ...Object.fromEntries(values), __component: `blocks.${name}` }
}
