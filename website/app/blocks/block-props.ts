import type { ReactNode } from 'react'
import type { CompanyFacts } from '@beam/content/model/company-facts.ts'
import type { BlockName, BlockNamed } from '@beam/content/model/blocks.ts'
import type { Question } from './accordion-item.tsx'
import type { QuestionTopic } from './questions-in.ts'

/** Settings of the site and the page that blocks need. */
export interface BlockContext {
  readonly tokenSaleUrl: string
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
  /** Shown with legal texts; null: the footer is not loaded yet. */
  readonly company: CompanyFacts | null
  /** The visually hidden h1 if no block of the page has a title. */
  readonly pageTitle?: string
  /** Renders the form with this name, so that blocks do not depend on forms. */
  readonly renderForm: (formName: string) => ReactNode
  /** Of all accordions of the page, for its search. */
  readonly questions?: readonly Question[]
  readonly questionTopics?: readonly QuestionTopic[]
  /** Shown before the block with this index, or after all blocks. At index 0 it has the page's h1. */
  readonly insertion?: { readonly index: number; readonly element: ReactNode }
  /** Wraps each rendered block, e.g. to find it on the page; must not add elements. */
  readonly wrapBlock?: (block: ReactNode, index: number) => ReactNode
}

export interface BlockProps<N extends BlockName> {
  readonly block: BlockNamed<N>
  readonly context: BlockContext
  /** Heading level of the block's title: 1 for the first titled block of the page, else 2. */
  readonly level: 1 | 2
  /** The first titled block: its picture loads with high priority. */
  readonly lead: boolean
  /** A form, a legal text or a search follows: a hero makes room for it. */
  readonly low?: boolean
}
