import { type ComponentType, useEffect, useRef } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { discardAnswers } from './discard-answers.ts'
import { FRESH, type FormState } from './form-state.ts'
import type { FormLayoutProps } from './form-layout.ts'
import { onNextInteraction } from './on-next-interaction.ts'
import { deleteReceipt } from './receipt.ts'
import { ThankYouPanel } from './thank-you-panel.tsx'
import { useErrorTitle } from './use-error-title.ts'
import { useSubmission } from './use-submission.ts'

interface FormProps {
  readonly form: FormDefinition
  /** What the page knows of a submission without JavaScript; fresh when absent. */
  readonly state?: FormState
  /** Confirmations are sent by mail. */
  readonly sendsMail?: boolean
  /** Renders the form until it is sent: GuidedForm or PlainForm. */
  readonly Layout: ComponentType<FormLayoutProps>
}

/**
 * Renders any form, validates and sends it, and shows the thank-you panel. Works as plain HTML before and without
 * JavaScript.
 */
export function Form({ form, state = FRESH, sendsMail = true, Layout }: FormProps) {
  const submission = useSubmission(form, state)
  const { phase, errors, formError, reference } = submission.progress
  const thanks = useRef<HTMLHeadingElement>(null)
  const sentHere = phase === 'sent' && state.kind !== 'sent'
  useErrorTitle(Object.keys(errors).length > 0 || formError.length > 0)

  useEffect(() => {
    if (sentHere) thanks.current?.focus()
  }, [sentHere])

  useEffect(() => {
    if (phase !== 'sent') return undefined
    // The form saved its answers when it was unmounted.
    discardAnswers(form)
    // Seen only now: a visitor who is just leaving the page does not see the panel, and needs the receipt on return.
    return onNextInteraction(() => deleteReceipt(form.name))
  }, [phase, form])

  if (phase === 'sent')
    return (
      <ThankYouPanel
        form={form}
        reference={reference}
        sendsMail={sendsMail}
        confirmedTo={submission.confirmedTo}
        ref={thanks}
      />
    )
  return <Layout form={form} state={state} submission={submission} />
}
