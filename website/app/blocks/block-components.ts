import type { Block, BlockName } from '@beam/content/model/blocks.ts'
import type { ArticleList } from './article-list.tsx'
import { type BlockComponents, CORE_BLOCKS } from './core-blocks.ts'

let components: Partial<BlockComponents> = CORE_BLOCKS
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
export function needMoreBlocks(blocks: readonly Block[]): boolean {
  return blocks.some(({ block }) => block !== 'unknown' && !(block in CORE_BLOCKS))
}

/**
 * Loads the code of the other blocks and of the list of articles. To be called before any of them is rendered; rejects if the file cannot be loaded.
 */
export async function loadMoreBlocks(): Promise<void> {
  const more = await import('./more-blocks.ts')
  components = { ...CORE_BLOCKS, ...more.MORE_BLOCKS }
  listOfArticles = more.ArticleList
}
