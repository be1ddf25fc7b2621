import { OWN_CONNECTION } from './own-connection.ts'
import { ADMINISTRATOR } from './start-for-test.ts'

export interface Document {
  readonly documentId: string
  readonly [attribute: string]: unknown
}
export interface Upload {
  readonly id: number
  readonly documentId: string
  readonly url: string
}
type Body = object | FormData
export interface ApiResponse {
  readonly status: number
  readonly body: unknown
  readonly headers?: Headers
}
type RequestHeaders = Readonly<Record<string, string>>

/**
 * Actions of an editor through the panel's API. All but `request` reject with the panel's message on an error status.
 */
export interface Editor {
  /** Of the session, valid for half an hour. */
  readonly token: string
  /** Changes overwrite, unless a header `x-draft-version` says which version was seen. */
  request(method: string, address: string, body?: Body, headers?: RequestHeaders): Promise<ApiResponse>
  /** The response as it is. */
  fetch(method: string, address: string, headers: RequestHeaders, body?: string): Promise<Response>
  create(uid: string, data: object): Promise<Document>
  save(uid: string, documentId: string, data: object): Promise<Document>
  /** Saves and publishes. */
  publish(uid: string, documentId: string, data: object): Promise<Document>
  unpublish(uid: string, documentId: string): Promise<void>
  remove(uid: string, documentId: string): Promise<void>
  /** The draft of the one entry whose field has this value. */
  find(uid: string, field: string, value: string): Promise<Document>
  /** `fileInfo` is what editors enter beside the file. */
  upload(name: string, type: string, bytes: BlobPart, fileInfo?: object): Promise<Upload>
}

/** Signs in, as the administrator by default. */
export async function signIn(url: string, who = ADMINISTRATOR): Promise<Editor> {
  const session = await assertOk(send(url, undefined, 'POST', '/admin/login', who))
  const { token } = (session as { data: { token: string } }).data
  const request: Editor['request'] = (method, address, body, headers) =>
    send(url, token, method, address, body, headers)
  const document = async (method: string, address: string, body?: Body) =>
    ((await assertOk(request(method, address, body))) as { data: Document }).data

  return {
    token,
    request,
    fetch: (method, address, headers, body) =>
      fetch(url + address, {
        method,
        headers: { ...OWN_CONNECTION, ...headers, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(60_000),
        ...(body !== undefined && { body }),
      }),
    create: (uid, data) => document('POST', entries(uid), data),
    save: (uid, documentId, data) => document('PUT', `${entries(uid)}/${documentId}`, data),
    publish: (uid, documentId, data) =>
      document('POST', `${entries(uid)}/${documentId}/actions/publish`, data),
    unpublish: async (uid, documentId) => {
      await document('POST', `${entries(uid)}/${documentId}/actions/unpublish`, {})
    },
    remove: async (uid, documentId) => {
      await assertOk(request('DELETE', `${entries(uid)}/${documentId}`))
    },
    find: async (uid, field, value) => {
      const query = new URLSearchParams({ [`filters[${field}][$eq]`]: value })
      const found = (await assertOk(request('GET', `${entries(uid)}?${query}`))) as { results: Document[] }
      const [first] = found.results
      if (!first) throw new Error(`There is no ${uid} whose ${field} is ${value}`)
      return document('GET', `${entries(uid)}/${first.documentId}`)
    },
    upload: async (name, type, bytes, fileInfo) => {
      const form = new FormData()
      form.append('files', new Blob([bytes], { type }), name)
      if (fileInfo) form.append('fileInfo', JSON.stringify(fileInfo))
      const [uploaded] = (await assertOk(request('POST', '/upload', form))) as Upload[]
      if (!uploaded) throw new Error(`${name} was not stored`)
      return uploaded
    },
  }
}

function entries(uid: string): string {
  return `/content-manager/collection-types/${uid}`
}

async function send(
  url: string,
  token: string | undefined,
  method: string,
  address: string,
  body?: Body,
  furtherHeaders: RequestHeaders = {},
): Promise<ApiResponse> {
  const isForm = body instanceof FormData
  const headers: RequestHeaders = {
    // Not for files: the service closes it once it has rejected one, even while the file is still being sent.
    ...(isForm ? {} : OWN_CONNECTION),
    'x-draft-version': '*',
    ...furtherHeaders,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  }
  const request = { method, headers, signal: AbortSignal.timeout(60_000) }
  const response = await fetch(
    url + address,
    body ? { ...request, body: isForm ? body : JSON.stringify(body) } : request,
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

async function assertOk(pending: Promise<ApiResponse>): Promise<unknown> {
  const { status, body } = await pending
  if (status < 400) return body
  const { message } = (body as { error: { message: string } }).error
  throw new Error(`${status} ${message}`)
}
