import { request } from 'node:http'

/** An answer as it came over the wire: its body still compressed. */
export interface SavedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

export function saveAnswer(address: string): Promise<SavedAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        )
        resolve({ status: answer.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}
