import { Button, Flex } from '@strapi/design-system'
import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { useRef, useState } from 'react'
import { closeDrawer, focusDrawer } from './drawer'
import { PreviewPane } from './preview-pane'
import { ReviewLink } from './review-link'
import { useStoredChoice } from './use-stored-choice'

const WITH_PREVIEW = new Set(['api::page.page', 'api::footer.footer'])

/** A side panel of the edit view that opens the page beside the form, and creates review links. */
export const LivePreview: PanelComponent = ({ model, documentId, document, activeTab }) => {
  if (!WITH_PREVIEW.has(model) || activeTab === 'published') return null
  const isSaved = document?.documentId !== undefined
  return {
    title: 'Side by side',
    content: (
      <Controls
        uid={model}
        documentId={documentId === 'create' ? '' : (documentId ?? '')}
        isSaved={isSaved}
      />
    ),
  }
}

interface ControlsProps {
  readonly uid: string
  /** '' for the footer, and for a page that was never saved. */
  readonly documentId: string
  readonly isSaved: boolean
}

function Controls({ uid, documentId, isSaved }: ControlsProps) {
  const [state, setState] = useStoredChoice('beam-preview-pane', ['open', 'closed'], 'closed')
  const [isInDrawer, setInDrawer] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  const open = () => {
    setState('open')
    setInDrawer(closeDrawer())
  }
  const close = () => {
    setState('closed')
    toggle.current?.focus()
    if (document.activeElement !== toggle.current) focusDrawer()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button
        ref={toggle}
        variant="secondary"
        fullWidth
        aria-pressed={isOpen}
        onClick={isOpen ? close : open}
      >
        {isOpen ? 'Close live preview' : 'Edit beside the page'}
      </Button>
      {isSaved && <ReviewLink uid={uid} documentId={documentId} />}
      {isOpen && <PreviewPane uid={uid} documentId={documentId} takesFocus={isInDrawer} onClose={close} />}
    </Flex>
  )
}
