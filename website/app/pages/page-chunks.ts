import type { Page } from '@beam/content/model/page.ts'
import { needMoreBlocks } from '../blocks/block-components.ts'
import { formNames } from './form-names.ts'
import type { PageData } from './page-data.ts'

/** What decides which chunks a page needs. */
export interface ChunkInput {
  readonly page: Pick<Page, 'blocks'>
  readonly articles: PageData['articles']
}

/** The chunks of client code that a page needs beyond those of every page. */
export interface PageChunks {
  /** blocks/more-blocks.ts */
  readonly moreBlocks: boolean
  /** Names of forms. */
  readonly forms: readonly string[]
}

/** Which chunks a page needs, by its blocks. */
export function pageChunks({ page, articles }: ChunkInput): PageChunks {
  return { moreBlocks: articles !== null || needMoreBlocks(page.blocks), forms: formNames(page.blocks) }
}
