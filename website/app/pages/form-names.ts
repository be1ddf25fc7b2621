import type { Block } from '@beam/content/model/blocks.ts'

/** The names of the forms in a page's blocks, in page order. */
export function formNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.block === 'form' ? [block.formName] : []))
}
