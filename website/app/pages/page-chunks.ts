import type { Page } from '@beam/content/model/page.ts'
import { needLazyBlocks } from '../blocks/block-components.ts'
import { formNames } from './form-names.ts'
import type { PageData } from './page-data.ts'

/** What decides which chunks a page needs. */
interface ChunkInput {
  readonly page: Pick<Page, 'blocks'>
  readonly articles: PageData['articles']
}

/** The chunks of client code that a page needs beyond those of every page. */
export interface PageChunks {
  /** blocks/lazy-blocks.ts */
  readonly lazyBlocks: boolean
  /** Names of forms. */
  readonly forms: readonly string[]
}

/** Which chunks a page needs, by its blocks. */
export function pageChunks({ page, articles }: ChunkInput): PageChunks {
  return { lazyBlocks: articles !== null || needLazyBlocks(page.blocks), forms: formNames(page.blocks) }
}
