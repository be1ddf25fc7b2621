import { Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef } from 'react'
import { useDeviceChoice } from '../live-preview/use-device-choice'
import { readMessageFromPreview, type MessageToPreview } from '../live-preview/messages'
import { ScaledFrame } from '../live-preview/scaled-frame'
import { usePreviewLink } from '../live-preview/use-preview-link'
import type { DocumentReference } from '../editing/document-api'

interface Props extends DocumentReference {
  /** The content of the version, in the format of the content API. */
  readonly values: object
}

/** A version as visitors saw it, by the site's own blocks. Nothing can be changed in it. */
export function VersionPreview({ type, documentId, values }: Props) {
  const link = usePreviewLink(type, documentId)
  const { deviceWidth, buttons } = useDeviceChoice()
  if (link === 'none') return <Typography tag="output">There is no preview of this entry.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={2} height="60vh">
      {buttons}
      {link !== null && <VersionFrame url={link.url} deviceWidth={deviceWidth} values={values} />}
    </Flex>
  )
}

interface FrameProps {
  readonly url: string
  readonly deviceWidth: number
  readonly values: object
}

function VersionFrame({ url, deviceWidth, values }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(url)
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      if (readMessageFromPreview(event.data)?.type !== 'beam-preview:ready') return
      const message: MessageToPreview = { type: 'beam-preview:version', values }
      frame.current?.contentWindow?.postMessage(message, origin)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [origin, values])
  return <ScaledFrame ref={frame} url={url} deviceWidth={deviceWidth} title="This version" />
}
