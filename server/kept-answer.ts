import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, type Compressed, type Encoding } from './compressed.ts'

/** A whole answer as bytes, ready to be written to any number of clients. */
export interface KeptAnswer {
  readonly status: number
  readonly etag: string
  readonly body: Compressed
  /** Name, value, name, value …: what Node writes fastest. */
  readonly headers: readonly string[]
}

/** What belongs to one way of sending the body, or to one request. */
const NOT_KEPT = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'transfer-encoding',
  'x-request-id',
])

/** Reads an answer to its end and makes it keepable. */
export async function keepAnswer(response: Response): Promise<KeptAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = await compress(bytes, response.headers.get('content-type') ?? '')
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
  const own = [...response.headers].filter(([name]) => !NOT_KEPT.has(name)).flat()
  return { status: response.status, etag, body, headers: [...own, 'etag', etag, 'vary', 'accept-encoding'] }
}

/** Writes a kept answer: in the encoding the client takes, without the body for HEAD, or as 304 if it has it already. */
export function sendKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (answer.status === 200 && isKnown(answer.etag, headers['if-none-match'])) {
    response.writeHead(304, withoutType(answer.headers)).end()
    return
  }
  const encoding = chooseEncoding(answer.body, headers['accept-encoding'] as string | undefined)
  const bytes = answer.body[encoding] ?? answer.body.identity
  response.writeHead(answer.status, [...answer.headers, ...ofBody(encoding, bytes)])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}

function ofBody(encoding: Encoding, bytes: Buffer): string[] {
  const length = ['content-length', String(bytes.length)]
  return encoding === 'identity' ? length : ['content-encoding', encoding, ...length]
}

function withoutType(headers: readonly string[]): string[] {
  const at = headers.indexOf('content-type')
  return at < 0 ? [...headers] : headers.toSpliced(at, 2)
}
