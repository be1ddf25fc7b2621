import type { Ref } from 'react'
import { FormIcon } from './form-icon.tsx'
import type { General } from './form-state.ts'

/** The one general place: a single message, or a list of what the server said. It is there from the start, so that it is heard. */
export function FormAlert({ general, ref }: { general: General; ref: Ref<HTMLDivElement> }) {
  return (
    <div className="form-alert" role="alert" ref={ref} tabIndex={-1}>
      {general.length > 0 && <FormIcon name="warning" />}
      {typeof general === 'string' ? general && <p>{general}</p> : <MessageList messages={general} />}
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
