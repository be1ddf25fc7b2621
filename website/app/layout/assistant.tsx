import { Icon } from '../ui/icon.tsx'
import { ASSISTANT_SCRIPT } from './inline-scripts/assistant-script.ts'

const FILLED_BY_SCRIPT = { __html: '' }

/**
 * The chat assistant: a launcher and a panel for its frame. Hidden until its script knows of consent; see
 * inline-scripts/offer-assistant.ts. The foreign script runs in the frame alone (pages/assistant-document.server.ts).
 */
export function Assistant() {
  return (
    <>
      <aside id="assistant" className="assistant" aria-label="Chat assistant" hidden suppressHydrationWarning>
        <button
          type="button"
          className="assistant-launcher"
          aria-expanded={false}
          aria-controls="assistant-panel"
          suppressHydrationWarning
        >
          <Icon name="chat" size={24} /> Chat
        </button>
        <div
          id="assistant-panel"
          className="assistant-panel"
          data-assistant-panel=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
        />
      </aside>
      <script
        data-inline=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: ASSISTANT_SCRIPT }}
      />
    </>
  )
}
