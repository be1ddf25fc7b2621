import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'

export interface HostilePost {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** 'absent': no Content-Length, not chunked, and no body. */
  readonly length: 'stated' | 'chunked' | 'absent'
}

const KILOBYTE = 1024
const MEGABYTE_BYTES = 1024 * KILOBYTE
/** Below and above the limit of texts, and up to the largest upload: two files of 5 MB and texts. */
export const SIZES = [120 * KILOBYTE, 480 * KILOBYTE, 2 * MEGABYTE_BYTES, 11 * MEGABYTE_BYTES]
const LENGTHS = ['stated', 'chunked', 'absent'] as const
const BOUNDARY = 'boundary'
const TYPES = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${BOUNDARY}`,
} as const

export type PostType = keyof typeof TYPES
type Fill = (bytes: number, form: FormDefinition) => string

const NESTED_PARTS = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n--b--\r\n`

/** Content of a body, by content type. */
const CONTENTS: Readonly<Record<PostType, Readonly<Record<string, Fill>>>> = {
  json: {
    '<': (bytes) => JSON.stringify({ message: '<'.repeat(bytes) }),
    'a&': (bytes) => JSON.stringify({ message: 'a&'.repeat(bytes / 2) }),
    '%': (bytes) => JSON.stringify({ message: '%'.repeat(bytes) }),
    'nested lists': (bytes) => '['.repeat(bytes),
    'ten thousand members': (bytes) =>
      `{${Array.from({ length: 10_000 }, (_m, at) => `"a${at}":"${'b'.repeat(bytes / 20_000)}"`).join()}}`,
    'combining marks': (bytes) => JSON.stringify({ message: '\u0300\u0316'.repeat(bytes / 4) }),
    'zeros in each field': (bytes, { fields }) =>
      JSON.stringify(Object.fromEntries(Object.keys(fields).map((name) => [name, zeros(bytes, fields)]))),
  },
  urlencoded: {
    '<': (bytes) => `message=${'<'.repeat(bytes)}`,
    'a&': (bytes) => 'a&'.repeat(bytes / 2),
    '%': (bytes) => `message=${'%'.repeat(bytes)}`,
    '%00': (bytes) => `message=${'%00'.repeat(bytes / 3)}`,
    'combining marks': (bytes) => `message=${'\u0300\u0316'.repeat(bytes / 4)}`,
    'ten thousand pairs': (bytes) =>
      Array.from({ length: 10_000 }, (_p, at) => `a${at}=${'b'.repeat(bytes / 20_000)}`).join('&'),
    'zeros in each field': (bytes, { fields }) =>
      Object.keys(fields)
        .map((name) => `${name}=${zeros(bytes, fields)}`)
        .join('&'),
  },
  multipart: {
    '<': (bytes) => parts([['message', '<'.repeat(bytes)]]),
    'a&': (bytes) => parts([['message', 'a&'.repeat(bytes / 2)]]),
    '%': (bytes) => parts([['message', '%'.repeat(bytes)]]),
    'nested parts': (bytes) => NESTED_PARTS.repeat(bytes / NESTED_PARTS.length),
    'ten thousand parts': (bytes) =>
      parts(Array.from({ length: 10_000 }, (_p, at) => [`a${at}`, 'b'.repeat(bytes / 20_000)])),
    'line ends': (bytes) => `--${BOUNDARY}\r\n${'\r\n'.repeat(bytes / 2)}`,
    'zeros in each field': (bytes, { fields }) =>
      parts(Object.keys(fields).map((name) => [name, zeros(bytes, fields)])),
    'files of zeros': (bytes, form) => files(bytes, form),
  },
}

/** So many bytes, divided among all fields. */
function zeros(bytes: number, fields: FormDefinition['fields']): string {
  return '0'.repeat(bytes / Object.keys(fields).length)
}

function parts(entries: readonly (readonly [string, string])[]): string {
  const all = entries.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${all.join('')}--${BOUNDARY}--\r\n`
}

function files(bytes: number, { fields }: FormDefinition): string {
  const names = Object.keys(fields).filter((name) => fields[name]?.type === 'file')
  const pdf = `%PDF-1.7\n${'0'.repeat(Math.min(5 * MEGABYTE_BYTES, bytes / Math.max(1, names.length)) - 20)}\n%%EOF\n`
  const all = names.map(
    (name) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n`,
  )
  return `${all.join('')}--${BOUNDARY}--\r\n`
}

/** A route to post to. */
export interface PostRoute {
  readonly path: string
  readonly accept: 'text/html' | 'application/json'
  readonly form: FormDefinition
}

/** Every page and endpoint of a form, with JavaScript and without, and routes that accept no form. */
export const ROUTES: readonly PostRoute[] = [
  ...ALL_FORMS.flatMap((form): PostRoute[] => [
    { path: form.endpoint, accept: 'application/json', form },
    { path: form.endpoint, accept: 'text/html', form },
    { path: form.page, accept: 'text/html', form },
  ]),
  ...['/about-us', '/api/log-consent', '/hooks/content', '/not-a-page'].map((path): PostRoute => ({
    path,
    accept: 'text/html',
    form: ALL_FORMS[0]!,
  })),
]

/** All posts to a route as one content type. */
export function hostilePosts(
  { path, accept, form }: PostRoute,
  type: PostType,
  sizes = SIZES,
): HostilePost[] {
  return Object.entries(CONTENTS[type]).flatMap(([content, fill]) =>
    sizes.flatMap((size) =>
      LENGTHS.map((length) => ({
        name: `${path} as ${accept}, ${type}, ${content}, ${Math.round(size / KILOBYTE)} kB, length ${length}`,
        path,
        headers: { accept, 'content-type': TYPES[type] },
        body: Buffer.from(fill(size, form)),
        length,
      })),
    ),
  )
}

/** Small posts that make V8 compile the code of a route. */
export function warmUpPosts(route: PostRoute, type: PostType): HostilePost[] {
  return hostilePosts(route, type, [KILOBYTE]).filter(({ length }) => length === 'stated')
}

export const TYPE_NAMES = Object.keys(TYPES) as PostType[]
