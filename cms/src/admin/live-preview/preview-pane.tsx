import { Flex, IconButton, Portal, Typography } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useEffect, useRef } from 'react'
import { linkProblem, siteProblem } from './problem-texts'
import { useDeviceChoice } from './use-device-choice'
import { ScaledFrame } from './scaled-frame'
import { SplitView } from './split-view'
import { useLiveMessages } from './use-live-messages'
import { isLink, usePreviewLink } from './use-preview-link'
import { useRichTextFlush } from './use-rich-text-flush'
import { useSiteReachable } from './use-site-reachable'

interface PreviewPaneProps {
  readonly uid: string
  /** '' for the footer, and for a page that was never saved. */
  readonly documentId: string
  /** Whether what opened it is hidden now. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The page beside the form, with what is not saved yet. */
export function PreviewPane({ uid, documentId, takesFocus, onClose }: PreviewPaneProps) {
  const link = usePreviewLink(uid, documentId)
  const problem = linkProblem(link)
  const { deviceWidth, buttons } = useDeviceChoice()
  return (
    <Portal>
      <SplitView>
        <Flex padding={2} gap={2} justifyContent="space-between">
          {buttons}
          <CloseButton takesFocus={takesFocus} onClose={onClose} />
        </Flex>
        {problem && <Notice text={problem} />}
        {isLink(link) && <LiveFrame key={link.url} url={link.url} deviceWidth={deviceWidth} />}
      </SplitView>
    </Portal>
  )
}

function CloseButton({ takesFocus, onClose }: Pick<PreviewPaneProps, 'takesFocus' | 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <IconButton ref={button} label="Close live preview" variant="ghost" onClick={onClose}>
      <Cross />
    </IconButton>
  )
}

function LiveFrame({ url, deviceWidth }: { url: string; deviceWidth: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useLiveMessages(frame, url)
  useRichTextFlush()
  const { origin } = new URL(url)
  const { isReachable, returns } = useSiteReachable(origin, !isReady)
  const pending = isReachable === false ? siteProblem(origin) : `Loading the page from ${origin} …`
  return (
    <>
      {!isReady && <Notice text={pending} />}
      {/* Otherwise the frame shows the browser's own error page. */}
      {(isReady || isReachable !== false) && (
        <ScaledFrame ref={frame} key={returns} url={url} deviceWidth={deviceWidth} />
      )}
    </>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <Typography tag="output" variant="pi" textColor="neutral600" padding={3}>
      {text}
    </Typography>
  )
}
