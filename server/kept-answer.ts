import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { accepts } from './accepted-encoding.ts'
import { compress, type Encoding } from './compress.ts'

/** A whole answer as bytes, ready to be written to any number of clients. */
export interface KeptAnswer {
  readonly status: number
  readonly etag: string
  /** For 304: the headers without those of the body. */
  readonly head: Head
  readonly forms: Partial<Record<Encoding, Form>> & { identity: Form }
}

/** Name, value, name, value …: what Node writes fastest. */
type Head = readonly string[]

interface Form {
  readonly head: Head
  readonly bytes: Buffer
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
  const answer = keepBytes(response.status, response.headers, { identity: bytes })
  const { forms } = answer
  await compress(bytes, response.headers.get('content-type') ?? '', (encoding, smaller) => {
    forms[encoding] = formOf(answer.head, response.headers, encoding, smaller)
  })
  return answer
}

/** Makes an answer of a body that is there in some encodings already. */
export function keepBytes(
  status: number,
  headers: Headers,
  bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer },
): KeptAnswer {
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20)}"`
  const own = [...headers].filter(([name]) => !NOT_KEPT.has(name) && name !== 'content-type').flat()
  const head = [...own, 'etag', etag, 'vary', 'accept-encoding']
  const forms: KeptAnswer['forms'] = { identity: formOf(head, headers, 'identity', bodies.identity) }
  if (bodies.br) forms.br = formOf(head, headers, 'br', bodies.br)
  if (bodies.gzip) forms.gzip = formOf(head, headers, 'gzip', bodies.gzip)
  return { status, etag, head, forms }
}

/** Writes a kept answer: in the encoding the client takes, without the body for HEAD, or as 304 if it has it already. */
export function sendKept(
  answer: KeptAnswer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (answer.status === 200 && isKnown(answer.etag, headers['if-none-match'])) {
    response.writeHead(304, answer.head as string[]).end()
    return
  }
  const { head, bytes } = bestForm(answer.forms, headers['accept-encoding'] as string | undefined)
  response.writeHead(answer.status, head as string[])
  response.end(method === 'HEAD' ? undefined : bytes)
}

function formOf(head: Head, headers: Headers, encoding: Encoding, bytes: Buffer): Form {
  const type = headers.get('content-type')
  const ofBody = [
    ...(type === null ? [] : ['content-type', type]),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    `${bytes.length}`,
  ]
  return { head: [...head, ...ofBody], bytes }
}

function bestForm({ br, gzip, identity }: KeptAnswer['forms'], accepted: string | undefined): Form {
  if (br && accepts(accepted, 'br')) return br
  return gzip && accepts(accepted, 'gzip') ? gzip : identity
}

/** Compared weakly, as RFC 9110 says for If-None-Match. */
function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}
