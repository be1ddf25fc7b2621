import type { Ref } from 'react'
import { FormIcon } from './form-icon.tsx'
import type { FormError } from './form-state.ts'

/**
 * The error of the form as a whole: one message, or the server's list. It is rendered from the start, so that screen
 * readers announce it.
 */
export function FormAlert({ error, ref }: { error: FormError; ref: Ref<HTMLDivElement> }) {
  return (
    <div className="form-alert" role="alert" ref={ref} tabIndex={-1}>
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
