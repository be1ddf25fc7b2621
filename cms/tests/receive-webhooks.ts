import { createServer, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { WEBHOOK_SECRET } from './start-for-test.ts'

export interface WebhookReceiver {
  /** Where the site would stand. */
  readonly url: string
  /** The tags of the next message, once it has come; rejects when none comes. Checks its signature. */
  next(): Promise<readonly string[]>
  close(): Promise<void>
}

const PATIENCE_MS = 10_000

/** Stands where the site stands and keeps what the content service tells it. */
export async function receiveWebhooks(port: number): Promise<WebhookReceiver> {
  const came: (readonly string[])[] = []
  let wake: (() => void) | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      const { tags } = new Webhook(WEBHOOK_SECRET).verify(body, headers) as { tags: string[] }
      came.push(request.url === '/hooks/content' ? tags.toSorted() : [`at ${request.url}`])
      response.writeHead(204).end()
      wake?.()
    })
  })
  await listen(server, port)

  return {
    url: `http://127.0.0.1:${port}`,
    async next() {
      if (came.length === 0) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), tooLate()])
      return came.shift() ?? []
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The site was told nothing')), PATIENCE_MS).unref()
  })
}
