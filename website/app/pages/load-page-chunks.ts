import { loadMoreBlocks } from '../blocks/block-components.ts'
import { preloadForm } from './lazy-form.tsx'
import type { PageChunks } from './page-chunks.ts'

/** Loads chunks of code, so that rendering never waits for them. Rejects if a file cannot be loaded. */
export function loadPageChunks({ moreBlocks, forms }: PageChunks): Promise<unknown> {
  return Promise.all([moreBlocks && loadMoreBlocks(), ...forms.map(preloadForm)])
}

/** Loads the chunks of the page in the document, before React hydrates it. */
export function loadRenderedPageChunks(): Promise<unknown> {
  const forms = document.querySelectorAll<HTMLElement>('[data-form],[data-form-sent]')
  return loadPageChunks({
    moreBlocks: document.querySelector('main[data-more-blocks]') !== null,
    forms: Array.from(forms, ({ dataset }) => dataset['form'] ?? dataset['formSent'] ?? ''),
  })
}
