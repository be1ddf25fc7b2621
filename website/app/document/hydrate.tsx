import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allStylesLoaded, keepAllStyles } from './all-styles.ts'
import { limitViewTransitions } from './limit-view-transitions.ts'

/** Makes the page that the server sent interactive. */
export async function hydrate(): Promise<void> {
  limitViewTransitions()
  // What React adds to a page may need rules that the page does not contain.
  await allStylesLoaded()
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
