import type { Block } from '@beam/content/model/blocks.ts'

/** The names of the forms that a page's blocks show, in their order, as content calls them. */
export function formNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.block === 'form' ? [block.formName] : []))
}
