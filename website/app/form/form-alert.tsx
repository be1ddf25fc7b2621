import type { Ref } from 'react'
import { FormIcon } from './form-icon.tsx'
import type { FormError } from './form-state.ts'

interface FormAlertProps {
  readonly error: FormError
  /** Not announced: the focus moves to the error summary, which announces the failure. */
  readonly silent: boolean
  readonly ref: Ref<HTMLDivElement>
}

/**
 * The error of the form as a whole: one message, or the server's list. It is rendered from the start, so that screen
 * readers announce it.
 */
export function FormAlert({ error, silent, ref }: FormAlertProps) {
  return (
    <div className="form-alert" role="alert" aria-live={silent ? 'off' : undefined} ref={ref} tabIndex={-1}>
      {error.length > 0 && <FormIcon name="warning" />}
      {typeof error === 'string' ? error && <p>{error}</p> : <MessageList messages={error} />}
    </div>
  )
}

function MessageList({ messages }: { messages: readonly string[] }) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
