import type { Footer } from '@beam/content/model/footer.ts'
import type { ContentSources } from './content-sources.server.ts'
import type { ContentDefaults, ContentStore, Found, PageOutcome } from './content-store.ts'
import { createPageLookup } from './documents/page-lookup.ts'
import { readOrDefault } from './documents/read-or-default.ts'
import { createDraftReaders } from './draft-readers.ts'
import { createListReaders } from './list-readers.ts'
import { articlesOwner, FOOTER_OWNER, pageOwner } from './media/image-resolver.ts'

type ContentReaders = Omit<ContentStore, 'changed' | 'status' | 'close'>

/** The reading half of a content store. */
export function createContentReaders(sources: ContentSources, defaults: ContentDefaults): ContentReaders {
  const { documents, pages, index, budgetMs, images } = sources
  const lookup = createPageLookup({ documents, pages, index, defaults: defaults.pages, budgetMs })
  const drafts = createDraftReaders(sources)

  async function page(slugOrTitle: string): Promise<PageOutcome> {
    const outcome = await lookup.find(slugOrTitle)
    if (outcome.kind !== 'found') return outcome
    return { ...outcome, document: await images.page(outcome.document, pageOwner(outcome.document)) }
  }

  async function footer(): Promise<Found<Footer>> {
    const outcome = await readOrDefault(documents, sources.footer, defaults.footer)
    return { ...outcome, document: await images.footer(outcome.document, FOOTER_OWNER) }
  }

  return {
    ...createListReaders(sources, defaults),
    page,
    isMissing: lookup.isMissing,
    pageByTitleOrSlug: (contentType, slugOrTitle) =>
      contentType === PAGES ? page(slugOrTitle) : Promise.resolve({ kind: 'missing' }),
    footer,
    withImages: (list, listPage) => images.articles(list, articlesOwner(listPage)),
    draft: drafts.page,
    draftFooter: async () => (await drafts.footer()) ?? footer(),
  }
}

/** The only content type with pages for visitors. */
const PAGES = 'pages'
