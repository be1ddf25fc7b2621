import type {
  Backend,
  BackendRequest,
  HttpResponse,
  IntakeOutcome,
} from '../../backend/src/create-backend.ts'
import type { Website } from '../../website/app/website.ts'
import { MAX_WEBHOOK_BYTES } from '../content-changes/webhook-endpoint.ts'
import { internalRequest } from './internal-request.ts'
import { problemResponse } from './problem-response.ts'
import { validateUrl } from './validate-url.ts'

export interface PostRoutes {
  readonly siteUrl: string
  readonly backend: Pick<Backend, 'respond' | 'submitFromPage' | 'receiveText' | 'formAtEndpoint'>
  readonly website: Pick<Website, 'fetch' | 'formAt'>
  readonly webhookEndpoint: (request: Request) => Promise<Response>
}

/** An endpoint exactly as scripts request it: its URL needs no further validation. */
export const ENDPOINT = /^\/api\/[a-z-]{1,40}$/
const WEBHOOK_PATH = '/hooks/content'
const READ_ONLY = new Set(['/healthz', '/readyz', '/metrics', '/openapi.json'])

/** Passes a POST to what handles its path. */
export async function routePost(
  call: BackendRequest,
  path: string,
  client: string,
  d: PostRoutes,
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
  { backend, webhookEndpoint, siteUrl }: PostRoutes,
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
  { website, siteUrl }: PostRoutes,
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
