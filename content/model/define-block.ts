import type { Fields, ValuesOf } from './field.ts'

/** The definition of a block: its fields, with labels and help for editors. */
export interface BlockDefinition<N extends string = string, F extends Fields = Fields> {
  /** In kebab-case; the component is called `blocks.<name>` in the content service. */
  readonly name: N
  readonly label: string
  readonly help: string
  readonly icon: string
  readonly fields: F
}

/** The values of a block: all fields present, empty ones as '', [], null or their initial choice. */
export type BlockOf<D> =
  D extends BlockDefinition<infer N, infer F> ? { readonly block: N } & ValuesOf<F> : never

/** Defines a block; its type (`BlockOf`), its mapping from and to Strapi and Strapi's schema are derived from it. */
export function defineBlock<const N extends string, const F extends Fields>(
  definition: BlockDefinition<N, F>,
): BlockDefinition<N, F> {
  return Object.freeze(definition)
}
