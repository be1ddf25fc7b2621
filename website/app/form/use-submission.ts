import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { initialProgress, reduceProgress } from './form-progress.ts'
import { formSession } from './form-session.ts'
import type { FormState } from './form-state.ts'
import type { Outcome } from './outcome.ts'
import { clearPendingSubmission, pendingSubmission, setPendingSubmission } from './pending-submission.ts'
import { readReceipt } from './receipt.ts'
import { submitInBrowser } from './submit-in-browser.ts'

export type Submission = ReturnType<typeof useSubmission>

/** A form's progress, and the one way to send it. While a submission is pending, a second one is ignored. */
export function useSubmission(form: FormDefinition, state: FormState) {
  const [progress, dispatch] = useReducer(reduceProgress, state, initialProgress)
  /** Path of the page that shows the form; null once it is unmounted. */
  const shownAt = useRef<string | null>(null)
  const [confirmedTo, setConfirmedTo] = useState('')
  const { name } = form
  const isFresh = state.kind === 'fresh'
  useFormSession(form)

  /** Shows how a submission goes. A visitor who leaves the form meanwhile sees the outcome on return. */
  const follow = useCallback(
    async (pending: Promise<Outcome>): Promise<Outcome> => {
      dispatch({ kind: 'sending' })
      const outcome = await pending
      // The URL changes before React removes the form: the outcome would not be seen.
      if (shownAt.current === location.pathname && pendingSubmission(name) === pending) {
        clearPendingSubmission(name)
        dispatch(outcome)
      }
      return outcome
    },
    [name],
  )

  useLayoutEffect(() => {
    shownAt.current = location.pathname
    const pending = pendingSubmission(name)
    const reference = isFresh ? readReceipt(name) : null
    if (pending) void follow(pending)
    else if (reference !== null) dispatch({ kind: 'sent', reference })
    return () => {
      shownAt.current = null
    }
  }, [name, isFresh, follow])

  async function send(answers: Answers, honeypot: string): Promise<Outcome | undefined> {
    if (pendingSubmission(name)) return undefined
    setConfirmedTo(String(answers[form.replyTo] ?? ''))
    const pending = submitInBrowser(form, answers, honeypot)
    setPendingSubmission(name, pending)
    return follow(pending)
  }

  return { progress, confirmedTo, dispatch, send }
}

/**
 * Starts the session when the form is first shown: with the document when React hydrates it, else when it is mounted.
 */
function useFormSession(form: FormDefinition) {
  const cameWithDocument = useRef(!useHydrated())
  useEffect(() => {
    formSession(form, cameWithDocument.current ? performance.timeOrigin : Date.now())
  }, [form])
}
