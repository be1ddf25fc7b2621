import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  Backend,
  BackendRequest,
  HttpResponse,
  IntakeOutcome,
} from '../../backend/src/create-backend.ts'
import type { Website } from '../../website/app/website.ts'
import { rejectEarly } from '../connections/reject-malformed.ts'
import { sendBytes } from '../connections/send-bytes.ts'
import { MAX_WEBHOOK_BYTES } from '../content-changes/webhook-endpoint.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import { startObservation } from '../operation/observe-requests.ts'
import type { ClientAddress } from '../../environment/client-address.ts'
import { internalRequest } from './internal-request.ts'
import { backendRequest, drain, headersOf } from './read-incoming.ts'
import { requestUrl, validateUrl } from './validate-url.ts'
import { problemResponse } from './problem-response.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'

/** Handles every POST, whatever its path. */
export type PostListener = (request: IncomingMessage, response: ServerResponse) => void

export interface PostDependencies {
  readonly siteUrl: string
  readonly backend: Pick<Backend, 'respond' | 'submitFromPage' | 'receiveText' | 'formAtEndpoint'>
  readonly website: Pick<Website, 'fetch' | 'formAt'>
  readonly webhookEndpoint: (request: Request) => Promise<Response>
  readonly clientAddress: ClientAddress
  readonly metrics: Metrics
  readonly log: Log
}

/** An endpoint exactly as scripts request it: its URL needs no further validation. */
const ENDPOINT = /^\/api\/[a-z-]{1,40}$/
const WEBHOOK_PATH = '/hooks/content'
const READ_ONLY = new Set(['/healthz', '/readyz', '/metrics', '/openapi.json'])

/**
 * The transport of the intake pipeline: routes a POST by its path, passes the body on unread and writes the response.
 * No Request and no Response is created for a script's post: they cost more than validating and storing it.
 */
export function createPostListener(d: PostDependencies): PostListener {
  const apiHeaders = Object.fromEntries(securityHeaders('/api/', d.siteUrl))

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const finish = startObservation(d.metrics, d.log)
    const url = requestUrl(request.url ?? '', request.headers.host, d.siteUrl)
    const path = ENDPOINT.test(request.url ?? '') ? request.url! : pathOf(url)
    const client = d.clientAddress(request.socket.remoteAddress, headersOf(request).get('x-forwarded-for'))
    const outcome = await routePost(backendRequest(request, url ?? '', client), path, client, d)
    const id = { 'x-request-id': finish({ method: 'POST', path, status: outcome.status }) }
    if (outcome instanceof Response) await writeFetchResponse(outcome, path, id, response)
    else writeBackendResponse(outcome, id, response)
    drain(request)
  }

  function writeBackendResponse(
    { status, headers, body }: HttpResponse,
    id: object,
    response: ServerResponse,
  ): void {
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    response.writeHead(status, { ...headers, ...apiHeaders, ...id, ...length }).end(body)
  }

  async function writeFetchResponse(source: Response, path: string, id: object, response: ServerResponse) {
    const headers = new Headers(source.headers)
    addSecurityHeaders(headers, path, d.siteUrl)
    headers.set('cache-control', 'no-store')
    headers.delete('x-content-tags')
    headers.delete('x-content-keep-seconds')
    const bytes = Buffer.from(await source.arrayBuffer())
    response.writeHead(source.status, {
      ...Object.fromEntries(headers),
      ...id,
      'content-length': bytes.byteLength,
    })
    sendBytes(response, bytes)
  }

  return (request, response) => {
    listen(request, response).catch((error: Error) => {
      d.log.error({ error }, 'A request failed')
      if (response.headersSent) response.destroy(error)
      else rejectEarly(response, 500, d.siteUrl)
    })
  }
}

function pathOf(url: string | null): string {
  return URL.parse(url ?? '')?.pathname ?? ''
}

async function routePost(
  call: BackendRequest,
  path: string,
  client: string,
  d: PostDependencies,
): Promise<HttpResponse | Response> {
  // Without a URL the Host header was invalid, also at an endpoint's path.
  const invalid = ENDPOINT.test(path) && call.url !== '' ? null : validateUrl(call.url)
  if (invalid) return problemResponse(call, invalid.status, invalid.message)
  if (path === WEBHOOK_PATH) return receiveWebhook(call, d)
  if (READ_ONLY.has(path))
    return problemResponse(call, 405, 'This address does not accept forms.', { allow: 'GET, HEAD' })
  if (path.startsWith('/api/')) {
    const form = isFromPage(call) ? d.backend.formAtEndpoint(path) : null
    if (form === null) return d.backend.respond(call)
    return showOutcome(await d.backend.submitFromPage(call, async () => form), call, client, d)
  }
  return showOutcome(await d.backend.submitFromPage(call, () => d.website.formAt(path)), call, client, d)
}

/** Passes a signed webhook of the content service on. */
function receiveWebhook(
  call: BackendRequest,
  { backend, webhookEndpoint, siteUrl }: PostDependencies,
): Promise<HttpResponse> {
  return backend.receiveText(call, MAX_WEBHOOK_BYTES, async (body) => {
    const names = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
    const headers = names.flatMap((name) => {
      const value = call.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    const response = await webhookEndpoint(
      new Request(siteUrl + WEBHOOK_PATH, { method: 'POST', headers, body }),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) },
      body: text === '' ? null : text,
    }
  })
}

/** Whether a browser without JavaScript sent a form: the response is then a page. */
function isFromPage({ headers }: BackendRequest): boolean {
  const type = headers.get('content-type') ?? ''
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  return isForm && (headers.get('accept') ?? '').includes('text/html')
}

/** The page with the submitted answers, a redirect to its thank-you panel, or an error response. */
async function showOutcome(
  { response, rejectedForm }: IntakeOutcome,
  call: BackendRequest,
  client: string,
  { website, siteUrl }: PostDependencies,
): Promise<HttpResponse | Response> {
  const { status, headers, body } = response
  const allowed = Object.fromEntries(
    ['retry-after', 'allow'].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  if (rejectedForm) {
    const posted = { ...rejectedForm, status, headers: allowed }
    return website.fetch(internalRequest(call, siteUrl, client), posted)
  }
  if (status < 400) return response
  return problemResponse(call, status, (JSON.parse(body ?? '{}') as { message: string }).message, allowed)
}
