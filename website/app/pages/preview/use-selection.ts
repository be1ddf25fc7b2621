import { useEffect } from 'react'
import type { MessageToPanel } from './live-messages.ts'
import type { BlockFragments } from './use-block-fragments.tsx'

/**
 * A click opens the clicked block in the form, or the form itself for the footer. Links are not followed and forms are
 * not sent: they would leave the preview, or store a submission.
 */
export function useSelection(
  fragments: BlockFragments,
  subject: 'page' | 'footer',
  send: (message: MessageToPanel) => void,
): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const click = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      const message = subject === 'footer' ? footerMessage(target) : blockMessage(fragments.indexOf(target))
      if (message) send(message)
      // Questions and answers still open and close.
      if (target?.closest('summary')) return
      if (message || target?.closest('a')) stop(event)
    }
    document.addEventListener('click', click, options)
    document.addEventListener('auxclick', stop, options)
    document.addEventListener('submit', stop, options)
    return () => listening.abort()
  }, [fragments, subject, send])
}

function blockMessage(block: number | null): MessageToPanel | null {
  return block === null ? null : { type: 'beam-preview:open-block', block }
}

function footerMessage(target: Element | null): MessageToPanel | null {
  return target?.closest('footer.footer') ? { type: 'beam-preview:open-form' } : null
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
