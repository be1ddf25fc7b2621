/** The body as text; null if it is larger than `maxBytes` when decompressed. The rest is then not read. */
export async function readCappedText(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) return await cancel(response)
  const decoder = new TextDecoder()
  const parts: string[] = []
  let sizeBytes = 0
  for await (const bytes of response.body ?? []) {
    sizeBytes += bytes.byteLength
    if (sizeBytes > maxBytes) return null
    parts.push(decoder.decode(bytes, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

async function cancel(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
