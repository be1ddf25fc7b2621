import { createHash } from 'node:crypto'
import { type Encoding, type CompressedBody, compressQuickly, recompressAsBrotli } from './compress.ts'

/** A complete response as bytes, ready to be sent to any number of clients. */
export interface CachedResponse {
  readonly status: number
  readonly etag: string
  readonly type: string | null
  /** The headers without those of the body, as a 304 needs them. */
  readonly headerList: HeaderList
  readonly body: Body
}

/** Name, value, name, value …: the form that Node writes fastest. */
type HeaderList = readonly string[]

/**
 * Plain, or compressed in both encodings. It is decompressed for the few clients that accept neither: that saves two
 * thirds of the memory.
 */
type Body =
  | { readonly kind: 'plain'; readonly plain: Representation }
  | {
      readonly kind: 'compressed'
      readonly br: Representation
      readonly gzip: Representation
      readonly plainHeaders: HeaderList
    }

export interface Representation {
  readonly headerList: HeaderList
  readonly bytes: Buffer
}

/** Headers that belong to one representation or one request. */
const NOT_CACHED = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'transfer-encoding',
  'x-request-id',
])

/**
 * Reads a response to its end and makes it cacheable.
 *
 * @param before the response last cached for this URL; it is returned when nothing has changed since
 */
export async function cacheResponse(response: Response, before?: CachedResponse): Promise<CachedResponse> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const facts = factsOf(response.status, response.headers, bytes)
  if (before && isSame(before, facts)) return before
  return { ...facts, body: bodyOf(facts, bytes, await compressQuickly(bytes, facts.type ?? '')) }
}

/** Makes a cached response of a body, and of its compressed forms if there are any. */
export function cacheBytes(
  status: number,
  headers: Headers,
  bytes: Buffer,
  compressed: CompressedBody | null = null,
): CachedResponse {
  const facts = factsOf(status, headers, bytes)
  return { ...facts, body: bodyOf(facts, bytes, compressed) }
}

/** The same response with the smallest brotli; slow. */
export async function recompress(response: CachedResponse): Promise<CachedResponse> {
  const { body } = response
  if (body.kind === 'plain') return response
  return {
    ...response,
    body: { ...body, br: representationOf(response, await recompressAsBrotli(body.gzip.bytes), 'br') },
  }
}

/** Bytes of memory that a response's body takes. */
export function byteSize({ body }: CachedResponse): number {
  return body.kind === 'plain' ? body.plain.bytes.length : body.br.bytes.length + body.gzip.bytes.length
}

type Facts = Omit<CachedResponse, 'body'>

function factsOf(status: number, headers: Headers, bytes: Buffer): Facts {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
  const own = [...headers].filter(([name]) => !NOT_CACHED.has(name) && name !== 'content-type').flat()
  const headerList = [...own, 'etag', etag, 'vary', 'accept-encoding']
  return { status, etag, type: headers.get('content-type'), headerList }
}

function isSame(before: Facts, { status, type, headerList }: Facts): boolean {
  return (
    before.status === status && before.type === type && before.headerList.join('\n') === headerList.join('\n')
  )
}

function bodyOf(facts: Facts, bytes: Buffer, compressed: CompressedBody | null): Body {
  const plain = representationOf(facts, bytes, null)
  if (!compressed) return { kind: 'plain', plain }
  const [br, gzip] = [
    representationOf(facts, compressed.br, 'br'),
    representationOf(facts, compressed.gzip, 'gzip'),
  ]
  return { kind: 'compressed', br, gzip, plainHeaders: plain.headerList }
}

function representationOf(
  { headerList, type }: Facts,
  bytes: Buffer,
  encoding: Encoding | null,
): Representation {
  const ofBody = [
    ...(type === null ? [] : ['content-type', type]),
    ...(encoding === null ? [] : ['content-encoding', encoding]),
    'content-length',
    `${bytes.length}`,
  ]
  return { headerList: [...headerList, ...ofBody], bytes }
}
