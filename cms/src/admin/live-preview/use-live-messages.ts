import { useForm } from '@strapi/strapi/admin'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { indexOfBlock, openBlock, openForm } from './form-blocks'
import { type MessageToPreview, readMessageFromPreview } from './messages'

/** After this pause between keys the page follows. */
const TYPING_PAUSE_MS = 80

/**
 * Sends the form's values to the preview in a frame, when it asks for them and after each change, and opens the blocks
 * that are selected there. Only that frame's window counts, only at the site's origin, and nothing is sent elsewhere.
 *
 * @param url of the preview
 * @returns whether the preview listens
 */
export function useLiveMessages(frame: RefObject<HTMLIFrameElement>, url: string): boolean {
  const values = useForm('LivePreview', (form) => form.values)
  const getValues = useForm('LivePreview', (form) => form.getValues)
  const [isReady, setReady] = useState(false)
  const editedBlock = useRef<number | null>(null)
  const { origin } = new URL(url)
  const send = useCallback(
    (message: MessageToPreview) => frame.current?.contentWindow?.postMessage(message, origin),
    [frame, origin],
  )

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readMessageFromPreview(event.data)
      if (message?.type === 'beam-preview:ready') {
        setReady(true)
        send(valuesMessage(getValues(), editedBlock.current))
      }
      if (message?.type === 'beam-preview:open-block') openBlock(message.block)
      if (message?.type === 'beam-preview:open-form') openForm()
    }
    const focus = ({ target }: FocusEvent) => {
      const block = indexOfBlock(target)
      if (block === editedBlock.current) return
      editedBlock.current = block
      send({ type: 'beam-preview:edited-block', editedBlock: block })
    }
    addEventListener('message', receive)
    document.addEventListener('focusin', focus)
    return () => {
      removeEventListener('message', receive)
      document.removeEventListener('focusin', focus)
    }
  }, [frame, origin, send, getValues])

  useEffect(() => {
    if (!isReady) return
    const pause = setTimeout(() => {
      // A block that was moved keeps the focus.
      editedBlock.current = indexOfBlock(document.activeElement) ?? editedBlock.current
      send(valuesMessage(values, editedBlock.current))
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [isReady, values, send])

  return isReady
}

/** Without who created and changed the entry: the page does not show that. */
function valuesMessage(form: unknown, editedBlock: number | null): MessageToPreview {
  const { createdBy: _creator, updatedBy: _editor, ...values } = form as Record<string, unknown>
  return { type: 'beam-preview:values', values, editedBlock }
}
