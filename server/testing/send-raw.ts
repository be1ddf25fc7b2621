import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  readonly status: number
  /** By lower-case name; repeated headers are joined with commas. */
  readonly headers: Headers
  readonly body: string
  /** Number of responses: more than one to one request means request smuggling. */
  readonly responseCount: number
}

const TIMEOUT_MS = 60_000

/** Writes exactly these bytes to the site and reads until it closes the connection. */
export async function sendRaw(siteUrl: string, bytes: string | Buffer): Promise<RawResponse> {
  return exchange(openSocket(siteUrl), bytes)
}

/** Writes these bytes and reads until the connection is closed. */
export async function exchange(socket: Socket, bytes: string | Buffer): Promise<RawResponse> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  socket.write(bytes)
  await new Promise((closed) => socket.once('close', closed))
  return parseResponse(Buffer.concat(chunks).toString('latin1'))
}

/** Opens a connection whose errors are ignored. */
export function openSocket(siteUrl: string, options: Partial<TcpNetConnectOpts> = {}): Socket {
  const { hostname, port } = new URL(siteUrl)
  return connect({ ...options, host: hostname, port: Number(port) }).on('error', () => {})
}

/** A complete request whose connection closes after the response. */
export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const all = {
    host: 'beam.example',
    connection: 'close',
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

/** The first response in a text, and how many there are. */
function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return {
    status: Number(/^HTTP\/1\.1 (?<status>\d{3})/u.exec(statusLine)?.groups?.['status'] ?? 0),
    headers,
    body: text.slice(end + 4),
    responseCount: text.match(/HTTP\/1\.1 \d{3} /gu)?.length ?? 0,
  }
}
