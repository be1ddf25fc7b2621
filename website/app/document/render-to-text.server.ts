import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The complete HTML, once everything is in; a page is cached, hashed and compressed as a whole. Rejects if it fails. */
export function renderToText(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      // Or React would leave larger parts, such as forms, to a script that moves them into place.
      progressiveChunkSize: Infinity,
    })
  })
}
