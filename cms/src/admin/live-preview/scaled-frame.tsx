import { forwardRef, useEffect, useRef, useState } from 'react'

interface ScaledFrameProps {
  readonly url: string
  /** Width of the window that the page believes to be in, in CSS pixels. */
  readonly deviceWidth: number
  /** The name of the frame. */
  readonly title?: string
}

/** A page in a frame, made smaller until its width fits. */
export const ScaledFrame = forwardRef<HTMLIFrameElement, ScaledFrameProps>(function ScaledFrame(
  { url, deviceWidth, title = 'Live preview' },
  frame,
) {
  const box = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, width / deviceWidth)
  return (
    <div ref={box} style={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
      {width > 0 && (
        <iframe
          ref={frame}
          key={url}
          src={url}
          title={title}
          // No forms, no new windows, no leaving the panel. The page keeps its origin, which messages are checked
          // against.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of another origin cannot remove the sandbox
          sandbox="allow-scripts allow-same-origin"
          style={{
            display: 'block',
            width: deviceWidth,
            height: height / scale,
            marginLeft: (width - deviceWidth * scale) / 2,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            background: '#fff',
          }}
        />
      )}
    </div>
  )
})
