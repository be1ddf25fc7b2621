import { maxMultipartBytes, tooLarge, type BodyLimits, type ReadBody } from './body.ts'
import { readMultipart } from './read-multipart.ts'
import { readJson, readUrlEncoded } from './read-text-body.ts'
import type { BackendRequest } from './backend-request.ts'

/** Reads a request's body by its content type, never more of it than the limits say. */
export async function readBody(request: BackendRequest, limits: BodyLimits): Promise<ReadBody> {
  const type = contentType(request.headers.get('content-type'))
  if (type === undefined) return UNSUPPORTED
  const stated = Number(request.headers.get('content-length') ?? 0)
  if (stated > maxBytes(type.name, limits)) return tooLarge()
  switch (type.name) {
    case 'application/json':
      return readJson(request, limits.maxTextBytes)
    case 'application/x-www-form-urlencoded':
      return readUrlEncoded(request, limits.maxTextBytes)
    case 'multipart/form-data':
      return readMultipart(request, limits)
  }
}

const NAMES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** Exactly one of the three, in UTF-8: whoever names another alphabet would be misread. */
function contentType(header: string | null): { readonly name: (typeof NAMES)[number] } | undefined {
  const [written = '', ...parameters] = (header ?? '').split(';')
  const name = NAMES.find((known) => known === written.trimEnd().toLowerCase())
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?(?<value>[^"]*)"?\s*$/iu.exec(parameter)?.groups?.['value'])
    .find((value) => value !== undefined)
  if (!name || (charset !== undefined && charset.toLowerCase() !== 'utf-8')) return undefined
  return { name }
}

function maxBytes(type: string, limits: BodyLimits): number {
  return type === 'multipart/form-data' ? maxMultipartBytes(limits) : limits.maxTextBytes
}

const UNSUPPORTED = {
  kind: 'refused',
  status: 415,
  message:
    'Send JSON (application/json), a form (application/x-www-form-urlencoded) or multipart/form-data, in UTF-8.',
} as const
