/**
 * The bytes; 'missing': the content service has no such image, or not one that the site accepts; 'failed': try again.
 */
export type FetchedOriginal = Buffer | 'missing' | 'failed'

interface FetchOptions {
  readonly fetch: typeof fetch
  /** The only origin that is contacted. */
  readonly origin: string
  readonly maxBytes: number
  readonly timeoutMs: number
}

/**
 * Fetches an uploaded image from the content service, which may be hostile: no other origin, no redirects, a limit of
 * bytes, and of time until the last byte. Does not reject.
 */
export async function fetchOriginal(url: string, options: FetchOptions): Promise<FetchedOriginal> {
  const target = URL.parse(url)
  if (target?.origin !== options.origin || target.username !== '' || target.password !== '') return 'missing'
  try {
    const signal = AbortSignal.timeout(options.timeoutMs)
    const response = await options.fetch(target, {
      signal,
      redirect: 'manual',
      headers: { accept: 'image/*' },
    })
    if (response.status === 200) return await readBytes(response, options.maxBytes)
    await response.body?.cancel()
    return isPermanent(response.status) ? 'missing' : 'failed'
  } catch {
    return 'failed'
  }
}

/** A redirect is never followed: it could lead to any URL that this process can reach. */
function isPermanent(status: number): boolean {
  return status < 500 && status !== 429
}

async function readBytes(response: Response, maxBytes: number): Promise<Buffer | 'missing'> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    return 'missing'
  }
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > maxBytes) return 'missing'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
