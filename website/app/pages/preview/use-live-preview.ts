import { useCallback, useEffect, useState } from 'react'
import { type MessageToPanel, readMessageFromPanel } from './live-messages.ts'
import type { LiveSettings } from './preview-data.ts'
import { type LiveDocuments, readLiveDocument } from './read-live-document.ts'

interface LivePreview {
  /** What is shown: the saved document, what the panel's form beside this page holds, or an earlier version. */
  readonly shown: 'saved' | 'form' | 'version'
  /** Index of the block that is edited in the form. */
  readonly editedBlock: number | null
  readonly send: (message: MessageToPanel) => void
}

/**
 * Shows the unsaved changes or the earlier version that the admin panel sends. Only messages of the window that frames
 * this page count, only from the origin that the link was signed for, and only until the link expires; nothing is sent
 * to anybody else.
 *
 * @param show called with the documents of each message
 */
export function useLivePreview(
  live: LiveSettings | null,
  show: (documents: LiveDocuments) => void,
): LivePreview {
  const [shown, setShown] = useState<LivePreview['shown']>('saved')
  const [editedBlock, setEditedBlock] = useState<number | null>(null)
  const send = useCallback(
    (message: MessageToPanel) => {
      if (live && window.parent !== window) window.parent.postMessage(message, live.adminOrigin)
    },
    [live],
  )
  useEffect(() => {
    if (!live) return
    const receive = (event: MessageEvent<unknown>) => {
      const message = isFromPanel(event, live) ? readMessageFromPanel(event.data) : null
      if (!message) return
      const isVersion = message.type === 'beam-preview:version'
      setShown(isVersion ? 'version' : 'form')
      if (!isVersion) setEditedBlock(message.editedBlock)
      if (message.type !== 'beam-preview:edited-block') show(readLiveDocument(message.values, live))
    }
    addEventListener('message', receive)
    send({ type: 'beam-preview:ready' })
    return () => removeEventListener('message', receive)
  }, [live, show, send])
  return { shown, editedBlock, send }
}

function isFromPanel({ source, origin }: MessageEvent, { adminOrigin, expiresAt }: LiveSettings): boolean {
  return (
    window.parent !== window && source === window.parent && origin === adminOrigin && Date.now() < expiresAt
  )
}
