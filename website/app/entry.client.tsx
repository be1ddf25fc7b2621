import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allStyles } from './document/all-styles.ts'
import { forgiveSkippedTransitions } from './document/forgive-skipped-transitions.ts'

forgiveSkippedTransitions()
// What React adds to a page may need rules that the page did not bring.
await allStyles()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
