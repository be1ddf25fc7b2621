import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpResponse } from '../../backend/src/create-backend.ts'
import { rejectEarly } from '../connections/reject-malformed.ts'
import { sendBytes } from '../connections/send-bytes.ts'
import { type ObservationDependencies, startObservation } from '../operation/observe-requests.ts'
import type { ClientAddress } from '../../environment/client-address.ts'
import { backendRequest, drain, headersOf } from './read-incoming.ts'
import { requestUrl } from './validate-url.ts'
import { ENDPOINT, routePost, type PostRoutes } from './route-post.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'

/** Handles every POST, whatever its path. */
export type PostListener = (request: IncomingMessage, response: ServerResponse) => void

export interface PostDependencies extends PostRoutes, ObservationDependencies {
  readonly clientAddress: ClientAddress
}

/**
 * The transport of the intake pipeline: routes a POST by its path, passes the body on unread and writes the response.
 * No Request and no Response is created for a script's post: they cost more than validating and storing it.
 */
export function createPostListener(d: PostDependencies): PostListener {
  const apiHeaders = Object.fromEntries(securityHeaders('/api/', d.siteUrl))

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const finish = startObservation(d)
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
