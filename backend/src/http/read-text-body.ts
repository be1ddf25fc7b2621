import { chunksOf, tooLarge, unreadable, type ReadBody } from './body.ts'
import type { BackendRequest } from './backend-request.ts'

/** Any JSON value; what it must be is for the form to say. */
export async function readJson(request: BackendRequest, maxBytes: number): Promise<ReadBody> {
  const text = await readText(request, maxBytes)
  if (typeof text !== 'string') return text
  try {
    return { kind: 'read', input: JSON.parse(text) as unknown, files: {} }
  } catch {
    return unreadable('This is not JSON.')
  }
}

/** A page's form as an object. Of a name that comes twice, the first counts. */
export async function readUrlEncoded(request: BackendRequest, maxBytes: number): Promise<ReadBody> {
  const text = await readText(request, maxBytes)
  if (typeof text !== 'string') return text
  const entries = [...new URLSearchParams(text)].toReversed()
  return { kind: 'read', input: Object.fromEntries(entries), files: {} }
}

async function readText(request: BackendRequest, maxBytes: number): Promise<string | ReadBody> {
  try {
    const bytes = await readBytes(request, maxBytes)
    if (bytes === undefined) return tooLarge()
    return UTF_8.decode(bytes)
  } catch {
    return unreadable('This is not text in UTF-8 that arrived whole.')
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** Undefined when there is more than `maxBytes`; a length that was stated has been judged before. */
async function readBytes(request: BackendRequest, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.headers.has('content-length')) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > maxBytes ? undefined : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
