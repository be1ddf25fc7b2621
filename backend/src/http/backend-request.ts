/** What the backend reads of a request; every Request is one. Header names are in lower case. */
export interface BackendRequest extends Pick<Request, 'url' | 'method'> {
  readonly headers: Pick<Headers, 'get' | 'has'>
  /** As it arrives; null: there is none. A reader that stops early must not end the connection. */
  readonly body: AsyncIterable<Uint8Array> | null
  /** The body at once, where the transport has a faster way than `body`. Rejects when it does not arrive whole. */
  readonly readBytes?: (maxBytes: number) => Promise<BodyBytes>
}

/** At most the requested bytes; `isWhole`: there are no more. */
export interface BodyBytes {
  readonly bytes: Uint8Array
  readonly isWhole: boolean
}

/** Reads a body of at most `maxBytes`, or as much of a larger one. Rejects when it does not arrive whole. */
export async function readBytes(request: BackendRequest, maxBytes: number): Promise<BodyBytes> {
  if (request.readBytes) return request.readBytes(maxBytes)
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of chunksOf(request)) {
    sizeBytes += chunk.byteLength
    chunks.push(chunk)
    if (sizeBytes > maxBytes) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isWhole: sizeBytes <= maxBytes }
}

/**
 * A body's chunks. A web stream is not canceled when reading stops early: Node's own fetch goes on writing
 * the parts of a canceled form, and ends the process with it.
 */
export function chunksOf({ body }: BackendRequest): AsyncIterable<Uint8Array> {
  if (body instanceof ReadableStream) return body.values({ preventCancel: true })
  return body ?? NOTHING
}

const NOTHING: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
}
