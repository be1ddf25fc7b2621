import type { MouseEvent } from 'react'
import { Button } from '../ui/button.tsx'
import type { Draft } from './stored-draft.ts'

interface DraftOfferProps {
  readonly draft: Draft
  readonly resume: (element: HTMLFormElement) => void
  readonly startAgain: (element: HTMLFormElement) => void
}

/** Offers the draft of an earlier visit. */
export function DraftOffer({ draft, resume, startAgain }: DraftOfferProps) {
  return (
    <section className="notice" aria-labelledby="draft-title">
      <h2 id="draft-title">Continue where you left off?</h2>
      <p>Your answers from {formatDate(draft.savedAt)} are saved on this device.</p>
      <div className="form-buttons">
        <Button onClick={(event) => onForm(event, resume)}>Resume</Button>
        <Button variant="secondary" onClick={(event) => onForm(event, startAgain)}>
          Start again
        </Button>
      </div>
    </section>
  )
}

function onForm(event: MouseEvent<HTMLButtonElement>, action: (element: HTMLFormElement) => void) {
  if (event.currentTarget.form) action(event.currentTarget.form)
}

function formatDate(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(time)
}
