import { type ComponentType, useEffect, useRef } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { discardAnswers } from './discard-answers.ts'
import { FRESH, type FormState } from './form-state.ts'
import type { OpenFormProps } from './plain-form.tsx'
import { deleteReceipt } from './receipt.ts'
import { ThankYouPanel } from './thank-you-panel.tsx'
import { useErrorTitle } from './use-error-title.ts'
import { useSubmission } from './use-submission.ts'

interface FormProps {
  readonly form: FormDefinition
  /** What the page knows of an earlier try without JavaScript; fresh when absent. */
  readonly state?: FormState
  /** How it is drawn while it is open: guided or plain. */
  readonly Open: ComponentType<OpenFormProps>
}

/** Draws any form, judges it, sends it, and thanks for it. Works as plain HTML before and without JavaScript. */
export function Form({ form, state = FRESH, Open }: FormProps) {
  const submission = useSubmission(form, state)
  const { phase, errors, general, reference } = submission.progress
  const thanks = useRef<HTMLHeadingElement>(null)
  const sentHere = phase === 'sent' && state.kind !== 'sent'
  useErrorTitle(Object.keys(errors).length > 0 || general.length > 0)

  useEffect(() => {
    if (sentHere) thanks.current?.focus()
  }, [sentHere])

  useEffect(() => {
    if (phase !== 'sent') return
    deleteReceipt(form.name)
    // The open form wrote down what stood in it as it went.
    discardAnswers(form)
  }, [phase, form])

  if (phase === 'sent') return <ThankYouPanel form={form} reference={reference} ref={thanks} />
  return <Open form={form} state={state} submission={submission} />
}
