import { createSingleFlight } from './single-flight.ts'

interface PublicRequest {
  readonly method: string
  readonly path: string
  /** With the query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What equal requests have in common; null for a request whose response may depend on who asks. */
export function publicReadKey({ method, path, url, headers }: PublicRequest): string | null {
  const { authorization, cookie } = headers
  if (method !== 'GET' || !path.startsWith('/api/')) return null
  if (authorization !== undefined || cookie !== undefined) return null
  return JSON.stringify([url, ...VARYING_HEADERS.map((name) => headers[name])])
}

/** What Strapi's public API reads from a request besides its URL. */
const VARYING_HEADERS = ['strapi-response-format', 'strapi-encode-source-maps']

interface PublicResponse {
  status: number
  body: unknown
}

interface PreparedResponse extends Readonly<PublicResponse> {
  readonly preparedFor: PublicResponse
}

/** Responses to requests that anybody could make; see middlewares/coalesce-public-reads.ts. */
export const publicReads = createSingleFlight<PreparedResponse>()

/**
 * Prepares the response by `next`, or takes that of an equal request which is under way or was answered a moment ago.
 * Only successful JSON is shared: a stream can be sent once, redirects have headers of their own, and Strapi completes
 * a response without a body later, with 404.
 */
export async function coalesceRead(
  context: PublicResponse,
  key: string,
  next: () => Promise<unknown>,
): Promise<void> {
  const { preparedFor, status, body } = await publicReads.run(key, async () => {
    await next()
    return { preparedFor: context, status: context.status, body: context.body }
  })
  if (preparedFor === context) return
  if (status !== 200 || !isJson(body)) return void (await next())
  context.body = body
}

function isJson(body: unknown): boolean {
  return Array.isArray(body) || (typeof body === 'object' && body?.constructor === Object)
}
