import { loadLazyBlocks } from '../blocks/block-components.ts'
import { preloadForm } from './lazy-form.tsx'
import type { PageChunks } from './page-chunks.ts'

/** Loads chunks of code, so that rendering never waits for them. Rejects if a file cannot be loaded. */
export function loadPageChunks({ lazyBlocks, forms }: PageChunks): Promise<unknown> {
  return Promise.all([lazyBlocks && loadLazyBlocks(), ...forms.map(preloadForm)])
}

/** Loads the chunks of the page in the document, before React hydrates it. */
export function loadRenderedPageChunks(): Promise<unknown> {
  const forms = document.querySelectorAll<HTMLElement>('[data-form],[data-form-sent]')
  return loadPageChunks({
    lazyBlocks: document.querySelector('main[data-lazy-blocks]') !== null,
    forms: Array.from(forms, ({ dataset }) => dataset['form'] ?? dataset['formSent'] ?? ''),
  })
}
