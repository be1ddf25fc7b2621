import type { Block, BlockName } from '@beam/content/model/blocks.ts'
import type { ArticleList } from './article-list.tsx'
import { type BlockComponents, EAGER_BLOCKS } from './eager-blocks.ts'

let components: Partial<BlockComponents> = EAGER_BLOCKS
let listOfArticles: typeof ArticleList | undefined

/** The component of a block; undefined if it is unknown, or its code is not loaded. */
export function componentOf(name: BlockName): BlockComponents[BlockName] | undefined {
  return components[name]
}

/** The list of articles; undefined if its code is not loaded. */
export function articleList(): typeof ArticleList | undefined {
  return listOfArticles
}

/** Whether blocks need code that does not come with every page. */
export function needLazyBlocks(blocks: readonly Block[]): boolean {
  return blocks.some(({ block }) => block !== 'unknown' && !(block in EAGER_BLOCKS))
}

/**
 * Loads the code of the lazy blocks and of the list of articles. To be called before any of them is rendered; rejects
 * if the file cannot be loaded.
 */
export async function loadLazyBlocks(): Promise<void> {
  const lazy = await import('./lazy-blocks.ts')
  components = { ...EAGER_BLOCKS, ...lazy.LAZY_BLOCKS }
  listOfArticles = lazy.ArticleList
}
