import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The complete HTML, once everything is in; a page is cached, hashed and compressed as a whole. Rejects if it fails. */
export function renderToText(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => pipe(collect(resolve)),
      onShellError: reject,
      // Or React would leave larger parts, such as forms, to a script that moves them into place.
      progressiveChunkSize: Infinity,
    })
  })
}

/** Takes everything without pause, and decodes it once: React writes a page in many small pieces. */
function collect(tell: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      tell(Buffer.concat(pieces).toString())
      done()
    },
  })
}
