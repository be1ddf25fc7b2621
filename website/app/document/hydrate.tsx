import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allStylesLoaded, keepAllStyles } from './all-styles.ts'
import { limitViewTransitions } from './limit-view-transitions.ts'

/**
 * Makes the page that the server sent interactive. Rejects if its code cannot be loaded: the page stays plain HTML that
 * works.
 *
 * @param loadCode loads the code of what the page shows
 */
export async function hydrate(loadCode: () => Promise<unknown>): Promise<void> {
  limitViewTransitions()
  // What React adds to a page may need rules that the page does not contain.
  await Promise.all([allStylesLoaded(), loadCode()])
  keepAllStyles()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
