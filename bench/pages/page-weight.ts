import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { recompressAsBrotli } from '../../server/response-cache/compress.ts'

const ATTEMPTS = 900

/**
 * Page weight in bytes: the document with its inlined styles, and linked style sheets for all media, in brotli. Waits
 * until the site has finished its best compression, so that later measurements use it.
 */
export async function pageWeight(siteUrl: string, path: string): Promise<number> {
  const html = await (await fetch(siteUrl + path, { redirect: 'manual' })).text()
  const body = withoutDeferred(html)
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sizes = await Promise.all([path, ...sheets].map((outgoing) => bestCompressedSize(siteUrl + outgoing)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Nothing in a <template> is loaded. */
function withoutDeferred(html: string): string {
  return html.replace(/<template data-deferred[^>]*>[\s\S]*?<\/template>/g, '')
}

/** The size with the best brotli compression, which the site uses shortly after the first request. */
async function bestCompressedSize(address: string): Promise<number> {
  const best = await bestSize(address)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const size = await brotliSize(address)
    if (size <= best) return size
    await pause(100)
  }
  throw new Error(`${address} was not fully compressed within ${ATTEMPTS / 10} s.`)
}

async function bestSize(address: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(address, { redirect: 'manual' })).arrayBuffer())
  return (await recompressAsBrotli(gzipSync(bytes))).length
}

function brotliSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => resolve(size))
    })
    outgoing.on('error', reject).end()
  })
}
