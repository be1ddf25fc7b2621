import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, Backend, BackendRequest, IntakeOutcome } from '../../backend/src/create-backend.ts'
import type { Website } from '../../website/app/website.ts'
import { refuseEarly } from '../connections/reject-malformed.ts'
import { sendBytes } from '../connections/send-bytes.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import { beginAnswer } from '../operation/observe-requests.ts'
import type { ClientAddress } from './client-address.ts'
import { ownRequest } from './internal-request.ts'
import { backendRequest, drain, headersOf } from './read-incoming.ts'
import { addressOf, unreadableAddress } from './validate-url.ts'
import { refusal } from './problem-response.ts'
import { secure, securityHeaders } from './security-headers.ts'

/** Answers a POST, whatever its path. */
export type PostListener = (request: IncomingMessage, response: ServerResponse) => void

export interface PostDependencies {
  readonly siteUrl: string
  readonly backend: Pick<Backend, 'respond' | 'submitFromPage' | 'receiveText' | 'formAtEndpoint'>
  readonly website: Pick<Website, 'fetch' | 'formAt'>
  readonly contentHook: (request: Request) => Promise<Response>
  readonly clientAddress: ClientAddress
  readonly metrics: Metrics
  readonly log: Log
}

/** An endpoint as a page's script asks for it: nothing about it needs a closer look. */
const ENDPOINT = /^\/api\/[a-z-]{1,40}$/
const HOOK_PATH = '/hooks/content'
const HOOK_BYTES = 16 * 1024
const READ_ONLY = new Set(['/healthz', '/readyz', '/metrics', '/openapi.json'])

/**
 * The transport of the intake pipeline: finds out what a path takes, hands the body over unread and writes the answer.
 * No Request and no Response is made for what a page's script posts: they cost more than validating and storing.
 */
export function createPostListener(d: PostDependencies): PostListener {
  const apiHeaders = Object.fromEntries(securityHeaders('/api/', d.siteUrl))

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = beginAnswer(d.metrics, d.log)
    const address = addressOf(request.url ?? '', request.headers.host, d.siteUrl)
    const path = ENDPOINT.test(request.url ?? '') ? request.url! : pathOf(address)
    const client = d.clientAddress(request.socket.remoteAddress, headersOf(request).get('x-forwarded-for'))
    const answer = await answerPost(backendRequest(request, address ?? '', client), path, client, d)
    const id = { 'x-request-id': end({ method: 'POST', path, status: answer.status }) }
    if (answer instanceof Response) await writeResponse(answer, path, id, response)
    else writeAnswer(answer, id, response)
    drain(request)
  }

  function writeAnswer({ status, headers, body }: Answer, id: object, response: ServerResponse): void {
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    response.writeHead(status, { ...headers, ...apiHeaders, ...id, ...length }).end(body)
  }

  async function writeResponse(answer: Response, path: string, id: object, response: ServerResponse) {
    const headers = new Headers(answer.headers)
    secure(headers, path, d.siteUrl)
    headers.set('cache-control', 'no-store')
    headers.delete('x-content-tags')
    headers.delete('x-content-keep-seconds')
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
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
      else refuseEarly(response, 500, d.siteUrl)
    })
  }
}

function pathOf(address: string | null): string {
  return URL.parse(address ?? '')?.pathname ?? ''
}

async function answerPost(
  call: BackendRequest,
  path: string,
  client: string,
  d: PostDependencies,
): Promise<Answer | Response> {
  // Without an address the Host header was none, and then an endpoint's path says nothing.
  const wrong = ENDPOINT.test(path) && call.url !== '' ? null : unreadableAddress(call.url)
  if (wrong) return refusal(call, wrong.status, wrong.message)
  if (path === HOOK_PATH) return takeNotice(call, d)
  if (READ_ONLY.has(path)) return refusal(call, 405, 'POST is not possible here.', { allow: 'GET, HEAD' })
  if (path.startsWith('/api/')) {
    const form = isFromPage(call) ? d.backend.formAtEndpoint(path) : null
    if (form === null) return d.backend.respond(call)
    return showOutcome(await d.backend.submitFromPage(call, async () => form), call, client, d)
  }
  return showOutcome(await d.backend.submitFromPage(call, () => d.website.formAt(path)), call, client, d)
}

/** The content service says, under its signature, that documents changed. */
function takeNotice(
  call: BackendRequest,
  { backend, contentHook, siteUrl }: PostDependencies,
): Promise<Answer> {
  return backend.receiveText(call, HOOK_BYTES, async (body) => {
    const names = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
    const headers = names.flatMap((name) => {
      const value = call.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    const answer = await contentHook(new Request(siteUrl + HOOK_PATH, { method: 'POST', headers, body }))
    const text = await answer.text()
    return {
      status: answer.status,
      headers: { 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) },
      body: text === '' ? null : text,
    }
  })
}

/** A form sent by a browser without JavaScript: it is answered with a page. */
function isFromPage({ headers }: BackendRequest): boolean {
  const type = headers.get('content-type') ?? ''
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  return isForm && (headers.get('accept') ?? '').includes('text/html')
}

/** The page once more with what was typed, the way on to its thank-you panel, or a bare refusal. */
async function showOutcome(
  { response: answer, resubmission }: IntakeOutcome,
  call: BackendRequest,
  client: string,
  { website, siteUrl }: PostDependencies,
): Promise<Answer | Response> {
  const { status, headers, body } = answer
  const allowed = Object.fromEntries(
    ['retry-after', 'allow'].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  if (resubmission) {
    const posted = { ...resubmission, status, headers: allowed }
    return website.fetch(ownRequest(call, siteUrl, client), posted)
  }
  if (status < 400) return answer
  return refusal(call, status, (JSON.parse(body ?? '{}') as { message: string }).message, allowed)
}
