import type { Ref } from 'react'
import { FormIcon } from './form-icon.tsx'

/** The one general place: a single message, or a list of what the server said. It is there from the start, so that it is heard. */
export function FormAlert({ messages, ref }: { messages: readonly string[]; ref: Ref<HTMLDivElement> }) {
  return (
    <div className="form-alert" role="alert" ref={ref} tabIndex={-1}>
      {messages.length > 0 && <FormIcon name="warning" />}
      {messages.length > 1 ? (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : (
        messages[0] && <p>{messages[0]}</p>
      )}
    </div>
  )
}
