import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { INBOX_EXAMPLES } from './inbox-examples.ts'

export const INBOX_SECRET = `whsec_${Buffer.from('another secret of thirty-two by.').toString('base64')}`

interface ReceivedActor {
  readonly id: string
  readonly name: string
  readonly permissions: Readonly<Record<string, readonly string[]>>
}

interface ReceivedOperation {
  readonly operation: string
  readonly input: unknown
  readonly actor: ReceivedActor
}

interface StandInResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, unless it is bytes. */
  readonly body: unknown
}

export interface InboxStandIn {
  readonly url: string
  readonly received: ReceivedOperation[]
  /** How operations are responded to from now on; undefined: with examples. */
  respondWith(respond: ((operation: ReceivedOperation) => StandInResponse | undefined) | undefined): void
  /** Stops listening, as a backend that is down; `start` again afterwards. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A stand-in for the backend's inbox. Verifies every signature, and that no nonce is used twice. */
export async function startInboxStandIn(port: number): Promise<InboxStandIn> {
  const received: ReceivedOperation[] = []
  const nonces = new Set<string>()
  let respond: Parameters<InboxStandIn['respondWith']>[0]
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const operation = verify(request, body, nonces)
      if (operation === null)
        return send(response, { status: 401, body: { code: 'unsigned', message: 'No.' } })
      received.push(operation)
      return send(response, respond?.(operation) ?? { body: INBOX_EXAMPLES[operation.operation] ?? {} })
    })
  })
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    respondWith: (change) => {
      respond = change
    },
    start,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Null when the request is not signed as the contract says. */
function verify(request: IncomingMessage, body: Buffer, nonces: Set<string>): ReceivedOperation | null {
  const path = request.url ?? ''
  const actorHeader = String(request.headers['x-inbox-actor'])
  const nonce = String(request.headers['webhook-id'])
  const digest = createHash('sha256').update(body).digest('hex')
  const message = [request.method, path, digest, actorHeader].join('\n')
  if (!/^[\w-]{16,64}$/.test(nonce) || nonces.has(nonce) || !path.startsWith('/v1/')) return null
  nonces.add(nonce)
  try {
    new Webhook(INBOX_SECRET).verify(message, request.headers as Record<string, string>, { jsonParse: false })
  } catch {
    return null
  }
  return {
    operation: path.slice('/v1/'.length),
    input: JSON.parse(body.toString('utf8')),
    actor: JSON.parse(Buffer.from(actorHeader, 'base64url').toString('utf8')),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: StandInResponse): void {
  const isFile = body instanceof Uint8Array
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(isFile ? body : JSON.stringify(body))
}
