import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { WantedImage } from '../media/media-store.ts'
import { createMediaListener } from '../media/media-listener.ts'
import { openMedia, type OpenedMedia } from '../media/open-media.ts'
import { silentLog } from './fakes.ts'

type Respond = (response: ServerResponse, request: IncomingMessage) => void

/** For tests: a content service with uploaded images, and the server's part that serves them. */
export interface ServedMedia {
  readonly contentServiceUrl: string
  readonly media: OpenedMedia
  /** Replies of the content service by path; others are 404. */
  readonly uploads: Map<string, Buffer | Respond>
  /** Requested paths of the content service. */
  readonly requests: string[]
  /** Tags of pages of which more can be served than before. */
  readonly improved: string[]
  readonly folder: string
  /** The URL of the server. */
  readonly url: string
  /** What a page with these images refers to. */
  wanted(path: string, given?: Partial<WantedImage>): WantedImage
  /** Starts the server's part again on the same folder. */
  restart(): Promise<void>
  stopContentService(): Promise<void>
}

export async function serveMedia(options: { readonly maxBytes?: number } = {}): Promise<ServedMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const uploads = new Map<string, Buffer | Respond>()
  const requests: string[] = []
  const improved: string[] = []
  const contentService = await serveUploads(uploads, requests)
  const contentServiceUrl = urlOf(contentService)
  const open = () =>
    openMedia({
      dataFolder: folder,
      contentServiceUrl,
      maxBytes: 100_000_000,
      canRefetch: () => true,
      onImproved: (tags) => void improved.push(...tags),
      log: silentLog(),
      ...options,
    })
  const state = { media: await open() }
  const server = await listen((request, response) => {
    const { store } = state.media
    const handle = createMediaListener({ store, siteUrl: 'https://beam.example', onSent: () => {} })
    if (!handle(request, response)) response.writeHead(418).end()
  })

  onTestFinished(async () => {
    state.media.close()
    await close(server)
    await close(contentService)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })

  return {
    contentServiceUrl,
    get media() {
      return state.media
    },
    uploads,
    requests,
    improved,
    folder: join(folder, 'media'),
    url: urlOf(server),
    wanted: (path, given = {}) => ({
      url: contentServiceUrl + path,
      revision: '',
      widths: [20, 40],
      use: 'show',
      ...given,
    }),
    async restart() {
      state.media.close()
      state.media = await open()
    },
    stopContentService: () => close(contentService),
  }
}

function serveUploads(uploads: ReadonlyMap<string, Buffer | Respond>, requests: string[]): Promise<Server> {
  return listen((request, response) => {
    requests.push(request.url ?? '')
    const upload = uploads.get(request.url ?? '')
    if (!upload) response.writeHead(404).end()
    else if (Buffer.isBuffer(upload)) response.writeHead(200).end(upload)
    else upload(response, request)
  })
}

/** What the site serves of an upload that a page refers to. */
export async function serve(site: ServedMedia, path: string, bytes: Buffer, tags = ['page:a']) {
  site.uploads.set(path, bytes)
  return prepared(site, path, tags)
}

/** What the site serves of an image at this path, once a page refers to it. */
export async function prepared(site: ServedMedia, path: string, tags = ['page:a']) {
  await site.media.store.prepare('page:a', [site.wanted(path)], tags)
  return site.media.store.find(site.wanted(path))
}

/** A response of the server. */
export async function get(
  site: ServedMedia,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const response = await fetch(site.url + path, { method, headers, redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
