const PATIENCE_MS = 1_000

/** Whether something answers well at an address. Never rejects. */
export async function isHealthyAt(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  return response?.ok ?? false
}
