const TIMEOUT_MS = 1_000

/** Whether a GET of this URL is answered with a success status. Never rejects. */
export async function isHealthyAt(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  return response?.ok ?? false
}
