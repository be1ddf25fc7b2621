import type { Fields, ValuesOf } from './field.ts'

/** A kind of block: what editors fill in, and so what the site can draw. */
export interface BlockDefinition<N extends string = string, F extends Fields = Fields> {
  /** In kebab-case; the content service calls it `blocks.<name>`. */
  readonly name: N
  readonly label: string
  readonly help: string
  readonly icon: string
  readonly fields: F
}

/** A block as a page holds it: every field present, absent ones as '' [] null or their initial choice. */
export type BlockOf<D> =
  D extends BlockDefinition<infer N, infer F> ? { readonly block: N } & ValuesOf<F> : never

export function defineBlock<const N extends string, const F extends Fields>(
  definition: BlockDefinition<N, F>,
): BlockDefinition<N, F> {
  return Object.freeze(definition)
}
