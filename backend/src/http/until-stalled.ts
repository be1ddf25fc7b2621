import { chunksOf, type BackendRequest } from './backend-request.ts'

/** The request with a body that ends where its client sends nothing for `stalledMs`. */
export function untilStalled(request: BackendRequest, stalledMs: number): BackendRequest {
  const { url, method, headers } = request
  const body = {
    [Symbol.asyncIterator]: () => readUntilStalled(chunksOf(request)[Symbol.asyncIterator](), stalledMs),
  }
  return { url, method, headers, body }
}

async function* readUntilStalled(
  chunks: AsyncIterator<Uint8Array>,
  stalledMs: number,
): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const next = await nextWithin(chunks, stalledMs)
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: the next chunk may never come.
    void chunks.return?.().catch(() => undefined)
  }
}

function nextWithin(
  chunks: AsyncIterator<Uint8Array>,
  milliseconds: number,
): Promise<IteratorResult<Uint8Array> | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([chunks.next(), promise]).finally(() => clearTimeout(timer))
}
