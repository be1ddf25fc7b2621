import { ALL_FORMS } from '../../../../forms/all-forms.ts'
import { type Body, makeBody } from './make-body.ts'
import { mutate } from './mutate.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/** One request as bytes, possibly malformed. */
export interface FuzzCase {
  readonly seed: number
  readonly number: number
  /** Sent sequentially with a short pause between. */
  readonly segments: readonly Buffer[]
  /** Whether the connection is reset after the last segment. */
  readonly reset: boolean
}

const ODD_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X']
const PATHS = [
  ...ALL_FORMS.flatMap(({ endpoint, page }) => [endpoint, endpoint, page, page]),
  '/',
  '/404',
  '/about-us',
  '/terms',
  '/careers/none',
  '/preview',
  '/state/abc/about-us',
  '/cms/pages/x',
  '/api/',
  '/api/none',
  '/api/log-consent',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/hooks/content',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/about-us.data',
  '/_root.data',
  '/contacts.data',
  '/assets/none.js',
  '/art/none.svg',
  '/share/none.png',
]
const ODD_PATHS = [
  '*',
  'http://evil.example/',
  '//evil.example/',
  '/%',
  '/%ff',
  '/%00',
  '/..%2f..',
  '/a b',
  '/é',
  '/\\',
  `/${'x'.repeat(5_000)}`,
]
const QUERIES = [
  '?',
  '?sent=BW-AAAA-AAAAA',
  '?sent=%ff',
  '?q=%ff&q=%3Cscript%3E',
  '?_routes=pages%2Fpage',
  '?a=b&a=c',
  '?index',
  `?${'q'.repeat(3_000)}`,
  '?%',
  '?__proto__=x',
]
const TYPES = [
  '',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary="x',
  'x',
]
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['accept', ['text/html', '*/*', 'application/json', 'text/html;q=0', '', ',,,', 'image/*']],
  ['accept-encoding', ['br', 'gzip', 'identity;q=0', 'br;q=0, *', '*', 'broken', 'gzip;q=x', '']],
  ['accept-language', ['pt', '*', 'x'.repeat(300)]],
  ['if-none-match', ['*', '"x"', 'W/"x"', 'x', '"']],
  ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'never']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'lines=1']],
  ['origin', ['null', 'https://evil.example', 'http://127.0.0.1', 'x']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'none', 'x']],
  ['idempotency-key', ['k', '', 'x'.repeat(300), '8e03978e-40d5-43dd-bc93-6894a57f9324', 'é']],
  ['x-forwarded-for', ['203.0.113.1', '::1', 'x', ',,,', '1.2.3.4, 5.6.7.8']],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['expect', ['100-continue', 'x']],
  ['cookie', ['a=b', '='.repeat(1_000)]],
  ['connection', ['keep-alive', 'upgrade', 'x', 'close, te']],
  ['upgrade', ['websocket', 'h2c']],
  ['sec-purpose', ['prefetch']],
  ['save-data', ['on']],
  ['authorization', ['Bearer x', 'Basic eDp5', '']],
  ['webhook-signature', ['v1,x', '']],
  ['x-client-address', ['1.2.3.4']],
]
const HOSTS = ['beam.example', '127.0.0.1', 'localhost:3000', 'evil.example', '', '[::1]', 'a b', 'x@y']

/** Deterministic: the same case for the same seed and number. */
export function makeCase(seed: number, number: number): FuzzCase {
  const random = seededRandom(seed + number * 7_919)
  const bytes = wireBytes(random)
  return {
    seed,
    number,
    segments: random.chance(25) ? split(bytes, random) : [bytes],
    reset: random.chance(5),
  }
}

function wireBytes(random: Random): Buffer {
  if (random.chance(2)) return random.bytes(random.below(500))
  const method = random.chance(12)
    ? random.pick(ODD_METHODS)
    : random.pick(['GET', 'POST', 'POST', 'POST', 'HEAD'])
  const body = method === 'POST' || random.chance(10) ? makeBody(random) : null
  const lines = [
    `${method} ${target(random)} HTTP/1.${random.chance(3) ? 0 : 1}`,
    ...headerLines(body, random),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  const isChunked = lines.includes('transfer-encoding: chunked')
  const payload = body === null ? Buffer.alloc(0) : isChunked ? inChunks(body.bytes, random) : body.bytes
  return Buffer.concat([random.chance(4) ? mutate(head, random) : head, payload])
}

function target(random: Random): string {
  const path = random.chance(7) ? random.pick(ODD_PATHS) : random.pick(PATHS)
  const odd = random.chance(10)
    ? mutate(Buffer.from(path), random)
        .toString('latin1')
        .replaceAll(/[\r\n]/gu, '')
    : path
  return odd + (random.chance(25) ? random.pick(QUERIES) : '')
}

function headerLines(body: Body | null, random: Random): string[] {
  const lines = [`host: ${random.chance(95) ? 'beam.example' : random.pick(HOSTS)}`]
  if (random.chance(90)) lines.push('connection: close')
  for (const [name, values] of HEADERS) if (random.chance(6)) lines.push(`${name}: ${random.pick(values)}`)
  if (random.chance(3))
    lines.push(
      `x-${random.below(99)}: ${random
        .bytes(20)
        .toString('latin1')
        .replaceAll(/[\r\n\0]/gu, '')}`,
    )
  if (body === null) return lines
  lines.push(`content-type: ${random.chance(85) ? body.type : random.pick(TYPES)}`)
  if (random.chance(35)) lines.push('accept: text/html')
  if (random.chance(25)) lines.push('transfer-encoding: chunked')
  else if (random.chance(97)) lines.push(`content-length: ${statedLength(body, random)}`)
  return lines
}

function statedLength({ bytes }: Body, random: Random): string {
  if (random.chance(92)) return String(bytes.length)
  return random.pick([
    '0',
    '-1',
    '1',
    String(bytes.length + 10),
    '99999999999999999999',
    '0x10',
    '',
    '5, 5',
    '20000000',
  ])
}

function inChunks(bytes: Buffer, random: Random): Buffer {
  const chunks = split(bytes, random).map((chunk) => {
    const size = random.chance(98) ? chunk.length.toString(16) : random.pick(['x', '-1', 'fffffffff', ''])
    return Buffer.concat([Buffer.from(`${size}\r\n`), chunk, Buffer.from('\r\n')])
  })
  return Buffer.concat([...chunks, Buffer.from(random.chance(95) ? '0\r\n\r\n' : '')])
}

function split(bytes: Buffer, random: Random): Buffer[] {
  const count = 1 + random.below(5)
  const size = Math.max(1, Math.ceil(bytes.length / count))
  const segments: Buffer[] = []
  for (let start = 0; start < bytes.length; start += size) segments.push(bytes.subarray(start, start + size))
  return segments
}
