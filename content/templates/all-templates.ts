import type { BlockName } from '../model/blocks.ts'
import { NEWS_SLUG } from '../model/articles.ts'
import { article } from './article.ts'
import { landingPage } from './landing-page.ts'
import type { PageTemplate } from './page-template.ts'
import { textPage } from './text-page.ts'

/** In the order in which editors see them. */
export const ALL_TEMPLATES: readonly PageTemplate[] = [article, landingPage, textPage]

/** Where the address of a page with such a block begins, if not at the top. */
export const ADDRESS_FOLDERS: Readonly<Partial<Record<BlockName, string>>> = { article: `${NEWS_SLUG}/` }
