import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { accepts } from './accepted-encoding.ts'
import { type Encoding, type Packed, packQuickly, smallestBrotli } from './compress.ts'
import { sendBytes } from '../connections/send-bytes.ts'

/** A whole answer as bytes, ready to be written to any number of clients. */
export interface KeptAnswer {
  readonly status: number
  readonly etag: string
  readonly type: string | null
  /** For 304: the headers without those of the body. */
  readonly head: Head
  readonly body: Body
}

/** Name, value, name, value …: what Node writes fastest. */
type Head = readonly string[]

/** As it is, or packed in both ways: the few who take neither get it unpacked, which saves two thirds of the memory. */
type Body =
  | { readonly kind: 'plain'; readonly plain: Form }
  | { readonly kind: 'packed'; readonly br: Form; readonly gzip: Form; readonly plainHead: Head }

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

/**
 * Reads an answer to its end and makes it keepable.
 *
 * @param before what was answered at this address before; it is returned when nothing has changed since.
 */
export async function keepAnswer(response: Response, before?: KeptAnswer): Promise<KeptAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const facts = factsOf(response.status, response.headers, bytes)
  if (before && isSame(before, facts)) return before
  return { ...facts, body: bodyOf(facts, bytes, await packQuickly(bytes, facts.type ?? '')) }
}

/** Makes an answer of a body that is there already, packed or not. */
export function keepBytes(
  status: number,
  headers: Headers,
  bytes: Buffer,
  packed: Packed | null = null,
): KeptAnswer {
  const facts = factsOf(status, headers, bytes)
  return { ...facts, body: bodyOf(facts, bytes, packed) }
}

/** The same answer in fewer bytes on the wire; takes a while. */
export async function keepSmaller(answer: KeptAnswer): Promise<KeptAnswer> {
  const { body } = answer
  if (body.kind === 'plain') return answer
  return { ...answer, body: { ...body, br: formOf(answer, await smallestBrotli(body.gzip.bytes), 'br') } }
}

/** Bytes held for an answer's body. */
export function weigh({ body }: KeptAnswer): number {
  return body.kind === 'plain' ? body.plain.bytes.length : body.br.bytes.length + body.gzip.bytes.length
}

/** Writes a kept answer: in the encoding the client takes, without the body for HEAD, or as 304 if it has it already. Returns the status sent. */
export function sendKept(
  answer: KeptAnswer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): number {
  if (answer.status === 200 && isKnown(answer.etag, headers['if-none-match'])) {
    response.writeHead(304, answer.head as string[]).end()
    return 304
  }
  const { head, bytes } = formFor(answer.body, headers['accept-encoding'] as string | undefined)
  response.writeHead(answer.status, head as string[])
  if (method === 'HEAD') response.end()
  else sendBytes(response, bytes)
  return answer.status
}

type Facts = Omit<KeptAnswer, 'body'>

function factsOf(status: number, headers: Headers, bytes: Buffer): Facts {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
  const own = [...headers].filter(([name]) => !NOT_KEPT.has(name) && name !== 'content-type').flat()
  const head = [...own, 'etag', etag, 'vary', 'accept-encoding']
  return { status, etag, type: headers.get('content-type'), head }
}

function isSame(before: Facts, { status, type, head }: Facts): boolean {
  return before.status === status && before.type === type && before.head.join('\n') === head.join('\n')
}

function bodyOf(facts: Facts, bytes: Buffer, packed: Packed | null): Body {
  const plain = formOf(facts, bytes, null)
  if (!packed) return { kind: 'plain', plain }
  const [br, gzip] = [formOf(facts, packed.br, 'br'), formOf(facts, packed.gzip, 'gzip')]
  return { kind: 'packed', br, gzip, plainHead: plain.head }
}

function formOf({ head, type }: Facts, bytes: Buffer, encoding: Encoding | null): Form {
  const ofBody = [
    ...(type === null ? [] : ['content-type', type]),
    ...(encoding === null ? [] : ['content-encoding', encoding]),
    'content-length',
    `${bytes.length}`,
  ]
  return { head: [...head, ...ofBody], bytes }
}

function formFor(body: Body, accepted: string | undefined): Form {
  if (body.kind === 'plain') return body.plain
  if (accepts(accepted, 'br')) return body.br
  if (accepts(accepted, 'gzip')) return body.gzip
  return { head: body.plainHead, bytes: unpacked(body.gzip.bytes) }
}

let last: { readonly packed: Buffer; readonly bytes: Buffer } | undefined

/** Whoever asks for one page again and again does not make us unpack it again and again. */
function unpacked(packed: Buffer): Buffer {
  if (last?.packed !== packed) last = { packed, bytes: gunzipSync(packed) }
  return last.bytes
}

/** Compared weakly, as RFC 9110 says for If-None-Match. */
function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}
