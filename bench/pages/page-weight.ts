import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const ATTEMPTS = 100

/**
 * Bytes that a page's first paint waits for: the document with its inlined styles, and styles it links, in brotli. Asks
 * until the site has compressed them as well as it can, so that everything measured later finds them so.
 */
export async function weighPage(siteUrl: string, path: string): Promise<number> {
  const html = await (await fetch(siteUrl + path, { redirect: 'manual' })).text()
  const body = withoutParked(html)
  const sheets = [...body.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  const sizes = await Promise.all([path, ...sheets].map((asked) => settledSize(siteUrl + asked)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What waits in a template is fetched by nobody. */
function withoutParked(html: string): string {
  return html.replace(/<template data-parked[^>]*>[\s\S]*?<\/template>/g, '')
}

async function settledSize(address: string): Promise<number> {
  let last = await brotliSize(address)
  for (let attempt = 0, same = 0; attempt < ATTEMPTS && same < 3; attempt++) {
    await pause(100)
    const size = await brotliSize(address)
    same = size === last ? same + 1 : 0
    last = size
  }
  return last
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
