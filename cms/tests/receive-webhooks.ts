import { createServer, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { WEBHOOK_SECRET } from './start-for-test.ts'

export interface WebhookReceiver {
  /** The URL to pass as SITE_URLS. */
  readonly url: string
  /** The sorted tags of the next message. Rejects when none arrives in time. */
  next(): Promise<readonly string[]>
  /** How many messages have arrived. */
  count(): number
  close(): Promise<void>
}

const TIMEOUT_MS = 60_000

/** A stand-in for the site's webhook endpoint. Verifies signatures and queues the tags of each message. */
export async function receiveWebhooks(port: number): Promise<WebhookReceiver> {
  const queue: (readonly string[])[] = []
  let count = 0
  let onMessage: (() => void) | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      const { tags } = new Webhook(WEBHOOK_SECRET).verify(body, headers) as { tags: string[] }
      count += 1
      queue.push(request.url === '/hooks/content' ? tags.toSorted() : [`unexpected path ${request.url}`])
      response.writeHead(204).end()
      onMessage?.()
    })
  })
  await listen(server, port)

  return {
    url: `http://127.0.0.1:${port}`,
    async next() {
      if (queue.length === 0)
        await Promise.race([new Promise<void>((resolve) => (onMessage = resolve)), timeout()])
      return queue.shift() ?? []
    },
    count: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The site received no webhook')), TIMEOUT_MS).unref()
  })
}
