import type { Page } from '@beam/content/model/page.ts'
import { needMoreBlocks } from '../blocks/block-components.ts'
import { formNames } from './form-names.ts'
import type { PageData } from './page-data.ts'

/** What the code of a page depends on. */
export interface ShownContent {
  readonly page: Pick<Page, 'blocks'>
  readonly articles: PageData['articles']
}

/** The code that a page needs beyond that of every page. */
export interface PageCode {
  /** blocks/more-blocks.ts */
  readonly moreBlocks: boolean
  /** Names of forms. */
  readonly forms: readonly string[]
}

export function pageCode({ page, articles }: ShownContent): PageCode {
  return { moreBlocks: articles !== null || needMoreBlocks(page.blocks), forms: formNames(page.blocks) }
}
