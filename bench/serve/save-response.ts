import { request } from 'node:http'

/** A response as received, with its body still compressed. */
export interface SavedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

export function saveResponse(address: string): Promise<SavedResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        resolve({ status: response.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject).end()
  })
}
