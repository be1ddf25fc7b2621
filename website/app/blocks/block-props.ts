import type { ReactNode } from 'react'
import type { BlockName, BlockNamed } from '@beam/content/model/blocks.ts'

/** What blocks are told about the site they stand on. */
export interface BlockContext {
  readonly tokenSaleUrl: string
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
  /** Named aloud when no block of the page has a title. */
  readonly pageTitle?: string
  /** Draws the form of that name; blocks do not know forms. */
  readonly renderForm: (formName: string) => ReactNode
}

export interface BlockProps<N extends BlockName> {
  readonly block: BlockNamed<N>
  readonly context: BlockContext
  /** Of the block's title: 1 for the first titled block of the page, 2 for all others. */
  readonly level: 1 | 2
  /** The first titled block: its picture is fetched before all others. */
  readonly lead: boolean
}
