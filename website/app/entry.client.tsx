import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allStylesLoaded, keepAllStyles } from './document/all-styles.ts'
import { limitViewTransitions } from './document/limit-view-transitions.ts'

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
