import { readBytes, type BackendRequest } from './backend-request.ts'
import { tooLarge, unreadable, whole, type ReadBody } from './body.ts'

/** Any JSON value; what it must be is for the form to say. */
export async function readJson(request: BackendRequest, maxBytes: number): Promise<ReadBody> {
  const read = await readText(request, maxBytes)
  if (typeof read !== 'string') return read
  try {
    return whole(JSON.parse(read))
  } catch {
    return unreadable('This is not JSON.')
  }
}

/** A page's form as an object. Of a name that comes twice, the first counts. */
export async function readUrlEncoded(request: BackendRequest, maxBytes: number): Promise<ReadBody> {
  const read = await readText(request, maxBytes)
  if (typeof read !== 'string') return read
  const input = parseUrlEncoded(read)
  return read.split('&', MAX_PAIRS + 1).length > MAX_PAIRS ? tooLarge(undefined, input) : whole(input)
}

/** The text itself; what it must be is for the form to say. */
export async function readPlainText(request: BackendRequest, maxBytes: number): Promise<ReadBody> {
  const read = await readText(request, maxBytes)
  return typeof read === 'string' ? whole(read) : read
}

/** The texts at the beginning of a form, as far as `maxBytes` go: for a page that shows them again. */
export async function readFirstPairs(request: BackendRequest, maxBytes: number): Promise<unknown> {
  const read = await readBytes(request, maxBytes).catch(() => null)
  return read ? parseUrlEncoded(Buffer.from(read.bytes).toString()) : {}
}

/** Far more than any form has. */
const MAX_PAIRS = 500

/** The first pairs. Of a name that comes twice, the first counts. */
function parseUrlEncoded(text: string): Record<string, string> {
  const pairs = text.split('&', MAX_PAIRS).map((pair) => [...new URLSearchParams(pair)][0])
  return Object.fromEntries(pairs.filter((pair) => pair !== undefined).toReversed())
}

/** The body as text in UTF-8. */
async function readText(request: BackendRequest, maxBytes: number): Promise<string | ReadBody> {
  try {
    const { bytes, isWhole } = await readBytes(request, maxBytes)
    return isWhole ? UTF_8.decode(bytes) : tooLarge(undefined, beginningOf(request, bytes))
  } catch {
    return unreadable('The body is not complete text in UTF-8.')
  }
}

/** Only pages show again what was sent, and they send no JSON. */
function beginningOf({ headers }: BackendRequest, bytes: Uint8Array): unknown {
  const isJson = headers.get('content-type')?.startsWith('application/json')
  return isJson ? undefined : parseUrlEncoded(Buffer.from(bytes).toString())
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })
