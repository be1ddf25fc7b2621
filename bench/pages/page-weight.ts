import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { smallestBrotli } from '../../server/kept-answers/compress.ts'

const ATTEMPTS = 900

/**
 * Bytes that a page's first paint waits for: the document with its inlined styles, and styles it links for every medium,
 * in brotli. Asks until the site has compressed them as well as it can, so that everything measured later finds them so.
 */
export async function weighPage(siteUrl: string, path: string): Promise<number> {
  const html = await (await fetch(siteUrl + path, { redirect: 'manual' })).text()
  const body = withoutParked(html)
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sizes = await Promise.all([path, ...sheets].map((asked) => settledSize(siteUrl + asked)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What waits in a template is fetched by nobody. */
function withoutParked(html: string): string {
  return html.replace(/<template data-parked[^>]*>[\s\S]*?<\/template>/g, '')
}

/** What the best brotli makes of it, which is what the site sends from a moment after the first request on. */
async function settledSize(address: string): Promise<number> {
  const best = await bestSize(address)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const size = await brotliSize(address)
    if (size <= best) return size
    await pause(100)
  }
  throw new Error(`${address} was not compressed well within ${ATTEMPTS / 10} s.`)
}

async function bestSize(address: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(address, { redirect: 'manual' })).arrayBuffer())
  return (await smallestBrotli(gzipSync(bytes))).length
}

function brotliSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => (size += chunk.length))
      answer.on('end', () => resolve(size))
    })
    asked.on('error', reject).end()
  })
}
