import { useEffect, useReducer, useRef } from 'react'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ELAPSED_NAME, TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { advance, progressFrom } from './form-progress.ts'
import type { FormState } from './form-state.ts'
import { submitForm } from './submit-form.ts'
import { useHydrated } from './use-hydrated.ts'

export type Submission = ReturnType<typeof useSubmission>

/** A form's progress, and the one way to send it. A second call while one is under way does nothing. */
export function useSubmission(form: FormDefinition, state: FormState) {
  const [progress, tell] = useReducer(advance, state, progressFrom)
  const attempts = useAttempts()
  const busy = useRef(false)

  async function send(answers: Answers, trap: string) {
    if (busy.current) return
    busy.current = true
    tell({ kind: 'sending' })
    const { key, elapsed } = attempts.for(answers)
    const reserved = { [ELAPSED_NAME]: elapsed, ...(trap !== '' && { [TRAP_NAME]: trap }) }
    const outcome = await submitForm(form, answers, { send: fetchRequest, idempotencyKey: key, reserved })
    busy.current = false
    tell(outcome)
    return outcome
  }

  return { progress, tell, send }
}

function fetchRequest(request: Request): Promise<Response> {
  return fetch(request)
}

/** The same answers sent again are the same attempt: same key, same time, so that nothing is stored twice. */
function useAttempts() {
  const shownAt = useShownAt()
  const attempt = useRef({ answers: '', key: '', elapsed: '' })

  return {
    for(answers: Answers) {
      const written = JSON.stringify(answers, fingerprint)
      if (attempt.current.answers !== written) {
        const elapsed = String(Math.round(performance.now() - shownAt.current))
        attempt.current = { answers: written, key: newKey(), elapsed }
      }
      return attempt.current
    },
  }
}

/** When the form was shown: with the document, when React took it over; else when React drew it. */
function useShownAt() {
  const hydrating = !useHydrated()
  const came = useRef<'with the document' | 'later'>(hydrating ? 'with the document' : 'later')
  const shownAt = useRef(0)
  useEffect(() => {
    if (came.current === 'later') shownAt.current = performance.now()
  }, [])
  return shownAt
}

function fingerprint(_: string, answer: unknown): unknown {
  return answer instanceof File ? [answer.name, answer.size, answer.lastModified] : answer
}

/** 128 random bits; `crypto.randomUUID` is missing where a page is not served securely. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
