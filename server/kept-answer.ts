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
export type Head = readonly string[]

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
  const type = response.headers.get('content-type')
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
  const own = [...response.headers].filter(([name]) => !NOT_KEPT.has(name) && name !== 'content-type').flat()
  const head = [...own, 'etag', etag, 'vary', 'accept-encoding']
  const full = type === null ? head : [...head, 'content-type', type]
  const forms: KeptAnswer['forms'] = {
    identity: { head: [...full, 'content-length', `${bytes.length}`], bytes },
  }
  await compress(bytes, type ?? '', (encoding, smaller) => {
    forms[encoding] = {
      head: [...full, 'content-encoding', encoding, 'content-length', `${smaller.length}`],
      bytes: smaller,
    }
  })
  return { status: response.status, etag, head, forms }
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

function bestForm({ br, gzip, identity }: KeptAnswer['forms'], accepted: string | undefined): Form {
  if (br && accepts(accepted, 'br')) return br
  return gzip && accepts(accepted, 'gzip') ? gzip : identity
}

/** Compared weakly, as RFC 9110 says for If-None-Match. */
function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}
