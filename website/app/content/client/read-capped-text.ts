/** The body as text; null when it is larger than `most` bytes, unpacked. The rest is then not read. */
export async function readCappedText(response: Response, most: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > most) return await refuse(response)
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const bytes of response.body ?? []) {
    size += bytes.byteLength
    if (size > most) return null
    parts.push(decoder.decode(bytes, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

async function refuse(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
