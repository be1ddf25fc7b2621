import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * An S3-compatible store in memory, with one bucket. Requests must be signed with its key (AWS Signature Version 4).
 */
interface ObjectStoreStandIn {
  /** For CMS_UPLOADS_URL. */
  readonly url: string
  readonly objects: ReadonlyMap<string, StoredObject>
  /** Of requests whose signature was wrong. */
  rejected(): number
  stop(): Promise<void>
}
interface StoredObject {
  readonly content: Buffer
  readonly type: string
}

const BUCKET = 'images'
const KEY = { id: 'test-key', secret: 'test/secret+of=store' }

/** @param port 0 chooses a free one. */
export async function startObjectStore(port: number): Promise<ObjectStoreStandIn> {
  const objects = new Map<string, StoredObject>()
  let rejected = 0
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const { port: chosen } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    if (!isSigned(request)) {
      rejected += 1
      response.writeHead(403).end()
    } else respond(request, response, content)
  }

  function respond(
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
    content: Buffer,
  ): void {
    const { pathname } = new URL(url, 'http://store')
    const name = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length))
    if (method === 'PUT') {
      objects.set(name, { content, type: headers['content-type'] ?? '' })
      response.writeHead(200, { etag: '"stored"' }).end()
    } else if (method === 'DELETE') {
      objects.delete(name)
      response.writeHead(204).end()
    } else if (name === '')
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(objects))
    else sendObject(response, objects.get(name), method === 'HEAD')
  }

  return {
    url: `s3://${KEY.id}:${encodeURIComponent(KEY.secret)}@127.0.0.1:${chosen}/${BUCKET}?tls=false`,
    objects,
    rejected: () => rejected,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function sendObject(response: ServerResponse, object: StoredObject | undefined, isHead: boolean): void {
  if (!object) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': object.type, 'content-length': object.content.length })
  response.end(isHead ? undefined : object.content)
}

function listing(objects: ReadonlyMap<string, StoredObject>): string {
  const contents = [...objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** Computes the signature again, from what was received. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const parts =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/
  const [, id, date = '', region = '', signedHeaders = '', signature] =
    parts.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted()
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ]
  const scope = `${date}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical.join('\n')).digest('hex')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`)
  return id === KEY.id && hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
