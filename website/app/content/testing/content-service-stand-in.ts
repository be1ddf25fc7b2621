import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { renderTree } from '@beam/content/testing/navigation-plugin-responses.ts'
import { footerToStrapi, pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { navigationToStrapi } from '@beam/content/strapi/navigation-to-strapi.ts'

/** Ways a content service goes wrong. */
export const FAILURES = [
  'down',
  '500',
  'hang',
  'drip',
  'huge',
  'redirect',
  'malformed',
  'empty',
  'wrong type',
  'web page',
  '401',
  '404',
] as const
type Failure = (typeof FAILURES)[number]

/** Target of the mode 'redirect'. */
export const ELSEWHERE = '/elsewhere'

/** For tests: responds as Strapi does, or with a configurable failure. */
export interface ContentServiceStandIn {
  readonly url: string
  mode: 'well' | Failure
  /** Failures of single calls, by the beginning of their path. */
  readonly modes: Map<string, Failure>
  /** Transforms each response body. */
  spoil: (answer: unknown) => unknown
  /** What it holds; tests change it freely. */
  pages: StrapiData[]
  drafts: StrapiData[]
  navigation: unknown
  footer: unknown
  draftFooter: unknown
  redirects: StrapiData[]
  /** Uploaded files by path, e.g. '/uploads/a.png'. */
  readonly uploads: Map<string, Buffer>
  /** Requested paths with their queries. */
  readonly requests: string[]
  readonly authorizations: (string | undefined)[]
  /** Open connections. */
  sockets(): number
  close(): Promise<void>
}

export async function startContentServiceStandIn(): Promise<ContentServiceStandIn> {
  let sockets = 0
  const server = createServer((request, response) => answer(standIn, request, response))
  server.on('connection', (socket) => {
    sockets += 1
    socket.on('close', () => (sockets -= 1))
  })
  const url = await listen(server)
  const standIn: ContentServiceStandIn = {
    url,
    mode: 'well',
    modes: new Map(),
    spoil: (body) => body,
    pages: ALL_PAGES.map((page, index) => storedPage(pageToStrapi(page), index)),
    drafts: [],
    navigation: renderTree(
      navigationToStrapi(DEFAULT_NAVIGATION, (slug) => slug),
      (documentId) => documentId,
    ),
    footer: { data: { id: 1, ...footerToStrapi(DEFAULT_FOOTER) } },
    draftFooter: { data: null },
    redirects: [],
    uploads: new Map(),
    requests: [],
    authorizations: [],
    sockets: () => sockets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

/** A page as stored: with its ids and dates. */
export function storedPage(page: StrapiData, index = 0, updatedAt = '2026-01-01T00:00:00.000Z'): StrapiData {
  return { id: index + 1, documentId: `document-${index + 1}`, ...page, updatedAt, publishedAt: updatedAt }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}

function answer(standIn: ContentServiceStandIn, request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  standIn.requests.push(url)
  standIn.authorizations.push(request.headers.authorization)
  const single = [...standIn.modes].find(([path]) => url.startsWith(path))?.[1]
  const mode = single ?? standIn.mode
  const upload = standIn.uploads.get(url)
  if (mode === 'well' && upload) response.writeHead(200).end(upload)
  else if (mode === 'well')
    sendJson(response, 200, standIn.spoil(bodyOf(standIn, new URL(url, 'http://here'))))
  else fail(mode, response)
}

function bodyOf(standIn: ContentServiceStandIn, { pathname, searchParams }: URL): unknown {
  if (pathname === '/api/navigation/render/navigation') return standIn.navigation
  const isDraft = searchParams.get('status') === 'draft'
  if (pathname === '/api/footer') return isDraft ? standIn.draftFooter : standIn.footer
  if (pathname === '/api/redirects') return list(standIn.redirects, searchParams)
  return list((isDraft ? standIn.drafts : standIn.pages).filter(filterOf(searchParams)), searchParams)
}

function filterOf(query: URLSearchParams): (page: StrapiData) => boolean {
  const slug = query.get('filters[slug][$eq]')
  const title = query.get('filters[title][$eq]')
  const documentId = query.get('filters[documentId][$eq]')
  const start = query.get('filters[slug][$startsWith]') ?? ''
  return (page) =>
    (slug === null || page['slug'] === slug) &&
    String(page['slug']).startsWith(start) &&
    (title === null || page['title'] === title) &&
    (documentId === null || page['documentId'] === documentId)
}

function list(all: readonly StrapiData[], query: URLSearchParams): unknown {
  const pageSize = Number(query.get('pagination[pageSize]') ?? 25)
  const page = Number(query.get('pagination[page]') ?? 1)
  const data = all.slice((page - 1) * pageSize, page * pageSize).map(fieldsOf(query))
  const pageCount = Math.ceil(all.length / pageSize)
  return { data, meta: { pagination: { page, pageSize, pageCount, total: all.length } } }
}

/** All of an entry unless the question names fields. */
function fieldsOf(query: URLSearchParams): (entry: StrapiData) => StrapiData {
  const named = [...query].filter(([name]) => name.startsWith('fields[')).map(([, field]) => field)
  const populated = [...query].flatMap(([name]) => /^populate\[(\w+)\]/.exec(name)?.[1] ?? [])
  const wanted = new Set(['id', 'documentId', ...named, ...populated])
  const pick = (entry: StrapiData) => Object.entries(entry).filter(([field]) => wanted.has(field))
  return named.length === 0 ? (entry) => entry : (entry) => Object.fromEntries(pick(entry))
}

function fail(failure: Failure, response: ServerResponse): void {
  switch (failure) {
    case 'down':
      return void response.socket?.destroy()
    case 'hang':
      return
    case 'drip':
      return drip(response)
    case '500':
    case '401':
    case '404':
      return sendJson(response, Number(failure), { data: null, error: { status: Number(failure) } })
    case 'huge':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`"${'x'.repeat(3_000_000)}"`)
    case 'redirect':
      return void response.writeHead(302, { location: ELSEWHERE }).end()
    case 'malformed':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"slug":')
    case 'empty':
      return sendJson(response, 200, { data: [], meta: { pagination: { pageCount: 0, total: 0 } } })
    case 'wrong type':
      return sendJson(response, 200, { data: 'none', items: 7 })
    case 'web page':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Hello</title>')
  }
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
