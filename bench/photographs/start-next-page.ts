import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Cleanup } from '../processes/with-cleanup.ts'
import type { NextImages } from './next-images.ts'
import { PHOTO_PAGE, UPLOADS } from './photo-page.ts'

interface NextPageOptions {
  readonly port: number
  readonly sitePort: number
  readonly next: NextImages
  readonly quality: number
  /** The uploaded file at its path. */
  original(path: string): Buffer
}

/**
 * Starts a server with the site's page of photographs, whose images are those of next/image instead: the same markup,
 * styles and sizes. So only the handling of images differs.
 */
export async function startNextPage(cleanup: Cleanup, options: NextPageOptions): Promise<void> {
  const { port, sitePort, next, quality, original } = options
  const images = new Map<string, Promise<Buffer>>()
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  cleanup.add(server, () => server.closeAllConnections())
  cleanup.add(server, () => server.close())

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname === '/_next/image') {
      const body = await imageAt(url)
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=14400' })
      response.end(body)
    } else if (url.pathname === PHOTO_PAGE) {
      const page = await fetch(`http://127.0.0.1:${sitePort}${PHOTO_PAGE}`)
      const body = brotliCompressSync(withNextImages(await page.text(), next, quality))
      const policy = page.headers.get('content-security-policy') ?? ''
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-security-policy': policy,
      })
      response.end(body)
    } else forward(request, response, sitePort)
  }

  /** Converted once: later requests get it from memory, as from Next's cache. */
  function imageAt({ href, searchParams }: URL): Promise<Buffer> {
    const known = images.get(href)
    if (known) return known
    const width = Number(searchParams.get('w'))
    const image = next.optimize(original(searchParams.get('url') ?? ''), width, Number(searchParams.get('q')))
    images.set(href, image)
    return image
  }
}

/** The page with an image of next/image in place of each of ours. */
function withNextImages(html: string, next: NextImages, quality: number): string {
  let index = 0
  return html.replaceAll(/<picture>([\s\S]*?)<\/picture>/g, (picture, inner: string) => {
    const upload = UPLOADS[index++]
    if (!upload) return picture
    const { url, width, height } = upload
    const sizes = /sizes="([^"]*)"/.exec(inner)?.[1] ?? '100vw'
    const props = next.props({ src: url, alt: '', width, height, sizes })
    const own = (/<img ([^>]*?)\/?>/.exec(inner)?.[1] ?? '').replace(/(?:src|width|height)="[^"]*"/g, '')
    return `<picture><img ${own} srcset="${escaped(props.srcSet, quality)}" sizes="${sizes}" src="${escaped(props.src, quality)}" width="${width}" height="${height}"/></picture>`
  })
}

function escaped(addresses: string, quality: number): string {
  return addresses.replaceAll('q=75', `q=${quality}`).replaceAll('&', '&amp;')
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = request
  const inner = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  inner.on('error', () => response.destroy())
  request.pipe(inner)
}
