import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ELAPSED_NAME, TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { discardAnswers } from './discard-answers.ts'
import { advance, progressFrom } from './form-progress.ts'
import type { FormState } from './form-state.ts'
import { clearPendingSubmission, pendingSubmission, setPendingSubmission } from './pending-submission.ts'
import { readReceipt, saveReceipt } from './receipt.ts'
import { type Sitting, attemptKey, endSitting, sittingOf } from './sitting.ts'
import { type Outcome, submitForm } from './submit-form.ts'

export type Submission = ReturnType<typeof useSubmission>

/** A form's progress, and the one way to send it. A second call while one is under way does nothing. */
export function useSubmission(form: FormDefinition, state: FormState) {
  const [progress, tell] = useReducer(advance, state, progressFrom)
  const mounted = useRef(false)
  const { name } = form
  const isFresh = state.kind === 'fresh'
  useSitting(form)

  /** Shows how a submission goes. Whoever has left the form meanwhile is shown the outcome on return. */
  const follow = useCallback(
    async (pending: Promise<Outcome>): Promise<Outcome> => {
      tell({ kind: 'sending' })
      const outcome = await pending
      if (mounted.current && pendingSubmission(name) === pending) {
        clearPendingSubmission(name)
        tell(outcome)
      }
      return outcome
    },
    [name],
  )

  useLayoutEffect(() => {
    mounted.current = true
    const pending = pendingSubmission(name)
    const reference = isFresh ? readReceipt(name) : null
    if (pending) void follow(pending)
    else if (reference !== null) tell({ kind: 'sent', reference })
    return () => {
      mounted.current = false
    }
  }, [name, isFresh, follow])

  async function send(answers: Answers, trap: string): Promise<Outcome | undefined> {
    if (pendingSubmission(name)) return undefined
    const pending = submit(form, answers, trap)
    setPendingSubmission(name, pending)
    return follow(pending)
  }

  return { progress, tell, send }
}

/** Sends the answers. Once they are stored they are deleted here and the receipt is kept, even if the form is gone by then. */
async function submit(form: FormDefinition, answers: Answers, trap: string): Promise<Outcome> {
  const sitting = sittingOf(form, Date.now())
  const outcome = await submitForm(form, answers, {
    send: fetchRequest,
    idempotencyKey: attemptKey(sitting, answers),
    reserved: reservedPart(sitting, trap),
  })
  if (outcome.kind === 'sent') {
    saveReceipt(form.name, outcome.reference)
    endSitting(form)
    discardAnswers(form)
  }
  return outcome
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
