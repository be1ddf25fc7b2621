import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { startTestSite } from '../../../testing/start-test-site.ts'
import type { HostilePost } from './hostile-posts.ts'

interface Cost {
  /** Longest time for which the event loop was blocked, in milliseconds. */
  readonly blockMs: number
  /** Growth of the heap. */
  readonly heapMegabytes: number
}

interface MeasuredSite {
  /** Sends a post and measures its cost; status 0: the connection was closed without a response. */
  measure(post: HostilePost): Promise<Cost & { readonly status: number; readonly bytes: number }>
}

const REPORTER = join(import.meta.dirname, 'report-cost.mjs')
/** Work after the response is part of its cost. */
const SETTLE_MS = 20

/** Starts a site process that measures its requests, and warms it up. */
export async function openMeasuredSite(warmUp: readonly HostilePost[]): Promise<MeasuredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-cost-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const socketPath = join(folder, 'cost')
  const site = await startTestSite({
    COST_SOCKET: socketPath,
    NODE_OPTIONS: `--import=${REPORTER}`,
    LOG_LEVEL: 'silent',
  })
  for (const post of warmUp) await send(site.url, post)
  return {
    async measure(post) {
      await readCost(socketPath)
      const answered = await send(site.url, post)
      await pause(SETTLE_MS)
      return { ...answered, ...(await readCost(socketPath)) }
    },
  }
}

function readCost(socketPath: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    request({ socketPath }, async (response) => {
      let text = ''
      for await (const piece of response.setEncoding('utf8')) text += piece
      resolve(JSON.parse(text) as Cost)
    })
      .once('error', reject)
      .end()
  })
}

function send(url: string, { path, headers, body, length }: HostilePost) {
  return new Promise<{ status: number; bytes: number }>((resolve) => {
    const stated = length === 'stated' ? { 'content-length': body.byteLength } : {}
    const client = request(
      url + path,
      { method: 'POST', headers: { ...headers, ...stated } },
      async (response) => {
        let bytes = 0
        // The site may close the connection while the rest of a body is still being sent.
        try {
          for await (const piece of response) bytes += (piece as Buffer).byteLength
        } finally {
          resolve({ status: response.statusCode ?? 0, bytes })
        }
      },
    )
    client.once('error', () => resolve({ status: 0, bytes: 0 }))
    if (length === 'absent') client.end()
    else client.end(body)
  })
}
