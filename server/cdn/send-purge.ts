import type { CdnSettings } from './cdn-settings.ts'

/** Asks the CDN to remove what carries one of the tags. Resolves to null, or to the reason why that failed. */
export type SendPurge = (cdnTags: readonly string[]) => Promise<string | null>

const TIMEOUT_MS = 5_000

/**
 * Sends tags in a header, as Fastly and Varnish read them, and as JSON (`{"tags": […]}`), as Cloudflare reads them. The
 * reason of a failure names neither the URL nor the token.
 */
export function createSendPurge(settings: Omit<CdnSettings, 'maxAgeSeconds'>): SendPurge {
  const { url, method, tagHeader } = settings
  const separator = tagHeader.toLowerCase() === 'cache-tag' ? ',' : ' '
  return async (cdnTags) => {
    const headers = {
      'content-type': 'application/json',
      [tagHeader]: cdnTags.join(separator),
      ...authorization(settings),
    }
    const body = JSON.stringify({ tags: cdnTags })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const response = await fetch(url, { method, headers, body, signal, redirect: 'error' })
      await response.body?.cancel()
      return response.ok ? null : `HTTP ${response.status}`
    } catch (error) {
      return reasonOf(error as Error)
    }
  }
}

function authorization({
  token,
  tokenHeader,
}: Pick<CdnSettings, 'token' | 'tokenHeader'>): Record<string, string> {
  if (token === null) return {}
  return { [tokenHeader]: tokenHeader.toLowerCase() === 'authorization' ? `Bearer ${token}` : token }
}

/** 'ECONNREFUSED' */
function reasonOf({ name, cause }: Error): string {
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name
}
