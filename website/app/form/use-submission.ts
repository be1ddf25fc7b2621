import { useEffect, useReducer, useRef } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ELAPSED_NAME, TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { advance, progressFrom } from './form-progress.ts'
import type { FormState } from './form-state.ts'
import { forgetInTab } from './kept-in-tab.ts'
import { type Sitting, attemptKey, endSitting, sittingOf } from './sitting.ts'
import { submitForm } from './submit-form.ts'

export type Submission = ReturnType<typeof useSubmission>

/** A form's progress, and the one way to send it. A second call while one is under way does nothing. */
export function useSubmission(form: FormDefinition, state: FormState) {
  const [progress, tell] = useReducer(advance, state, progressFrom)
  useSitting(form)
  const busy = useRef(false)

  async function send(answers: Answers, trap: string) {
    if (busy.current) return
    busy.current = true
    tell({ kind: 'sending' })
    const sitting = sittingOf(form, Date.now())
    const idempotencyKey = attemptKey(sitting, answers)
    const outcome = await submitForm(form, answers, {
      send: fetchRequest,
      idempotencyKey,
      reserved: reservedPart(sitting, trap),
    })
    busy.current = false
    if (outcome.kind === 'sent') forget(form)
    tell(outcome)
    return outcome
  }

  return { progress, tell, send }
}

/** What is stored is done with, even if somebody has left the form meanwhile. */
function forget(form: FormDefinition) {
  endSitting(form)
  forgetInTab(form)
}

function reservedPart({ since }: Sitting, trap: string): Record<string, string> {
  const elapsed = String(Math.max(0, Math.round(Date.now() - since)))
  return { [ELAPSED_NAME]: elapsed, ...(trap !== '' && { [TRAP_NAME]: trap }) }
}

function fetchRequest(request: Request): Promise<Response> {
  return fetch(request)
}

/** Begins a sitting when the form is first shown: with the document, when React took it over; else when React drew it. */
function useSitting(form: FormDefinition) {
  const cameWithDocument = useRef(!useHydrated())
  useEffect(() => {
    sittingOf(form, cameWithDocument.current ? performance.timeOrigin : Date.now())
  }, [form])
}
