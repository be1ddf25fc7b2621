import { loadMoreBlocks } from '../blocks/block-components.ts'
import { preloadForm } from './lazy-form.tsx'
import type { PageCode } from './page-code.ts'

/** Loads code, so that rendering never waits for it. Rejects if a file cannot be loaded. */
export function loadPageCode({ moreBlocks, forms }: PageCode): Promise<unknown> {
  return Promise.all([moreBlocks && loadMoreBlocks(), ...forms.map(preloadForm)])
}

/** Loads the code of the page in the document, before React hydrates it. */
export function loadShownCode(): Promise<unknown> {
  const forms = document.querySelectorAll<HTMLElement>('[data-form],[data-form-sent]')
  return loadPageCode({
    moreBlocks: document.querySelector('main[data-more-blocks]') !== null,
    forms: Array.from(forms, ({ dataset }) => dataset['form'] ?? dataset['formSent'] ?? ''),
  })
}
