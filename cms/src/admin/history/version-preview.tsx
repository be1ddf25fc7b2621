import { Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { useDeviceChoice } from '../live-preview/use-device-choice'
import { readMessageFromPreview, type MessageToPreview } from '../live-preview/messages'
import { linkProblem, siteProblem } from '../live-preview/problem-texts'
import { ScaledFrame } from '../live-preview/scaled-frame'
import { isLink, usePreviewLink } from '../live-preview/use-preview-link'
import { useSiteReachable } from '../live-preview/use-site-reachable'
import type { DocumentReference } from '../editing/document-api'

interface Props extends DocumentReference {
  /** The content of the version, in the format of the content API. */
  readonly values: object
}

/** A version as visitors saw it, by the site's own blocks. Nothing can be changed in it. */
export function VersionPreview({ type, documentId, values }: Props) {
  const link = usePreviewLink(type, documentId)
  const { deviceWidth, buttons } = useDeviceChoice()
  const problem = linkProblem(link)
  if (problem) return <Typography tag="output">{problem}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={2} height="60vh">
      {buttons}
      {isLink(link) && (
        <VersionFrame key={link.url} url={link.url} deviceWidth={deviceWidth} values={values} />
      )}
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
  const [isReady, setReady] = useState(false)
  const { origin } = new URL(url)
  const { isReachable, returns } = useSiteReachable(origin, !isReady)
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      if (readMessageFromPreview(event.data)?.type !== 'beam-preview:ready') return
      setReady(true)
      const message: MessageToPreview = { type: 'beam-preview:version', values }
      frame.current?.contentWindow?.postMessage(message, origin)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [origin, values])
  return (
    <>
      {!isReady && isReachable === false && <Typography tag="output">{siteProblem(origin)}</Typography>}
      <ScaledFrame ref={frame} key={returns} url={url} deviceWidth={deviceWidth} title="This version" />
    </>
  )
}
