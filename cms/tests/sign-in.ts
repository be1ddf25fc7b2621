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
export type Body = object | FormData
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** What an editor does in the panel, over the panel's own interface. Each rejects with the panel's message on a refusal. */
export interface Editor {
  ask(method: string, address: string, body?: Body): Promise<Answer>
  create(uid: string, data: object): Promise<Document>
  save(uid: string, documentId: string, data: object): Promise<Document>
  /** Saves and publishes. */
  publish(uid: string, documentId: string, data: object): Promise<Document>
  unpublish(uid: string, documentId: string): Promise<void>
  remove(uid: string, documentId: string): Promise<void>
  /** The draft of the one entry whose field has this value. */
  find(uid: string, field: string, value: string): Promise<Document>
  upload(name: string, type: string, bytes: BlobPart): Promise<Upload>
}

/** Signs in, as the administrator by default. */
export async function signIn(url: string, who = ADMINISTRATOR): Promise<Editor> {
  const session = await insist(send(url, undefined, 'POST', '/admin/login', who))
  const { token } = (session as { data: { token: string } }).data
  const ask = (method: string, address: string, body?: Body) => send(url, token, method, address, body)
  const document = async (method: string, address: string, body?: Body) =>
    ((await insist(ask(method, address, body))) as { data: Document }).data

  return {
    ask,
    create: (uid, data) => document('POST', entries(uid), data),
    save: (uid, documentId, data) => document('PUT', `${entries(uid)}/${documentId}`, data),
    publish: (uid, documentId, data) =>
      document('POST', `${entries(uid)}/${documentId}/actions/publish`, data),
    unpublish: async (uid, documentId) => {
      await document('POST', `${entries(uid)}/${documentId}/actions/unpublish`, {})
    },
    remove: async (uid, documentId) => {
      await insist(ask('DELETE', `${entries(uid)}/${documentId}`))
    },
    find: async (uid, field, value) => {
      const query = new URLSearchParams({ [`filters[${field}][$eq]`]: value })
      const found = (await insist(ask('GET', `${entries(uid)}?${query}`))) as { results: Document[] }
      const [first] = found.results
      if (!first) throw new Error(`There is no ${uid} whose ${field} is ${value}`)
      return document('GET', `${entries(uid)}/${first.documentId}`)
    },
    upload: async (name, type, bytes) => {
      const form = new FormData()
      form.append('files', new Blob([bytes], { type }), name)
      const [uploaded] = (await insist(ask('POST', '/upload', form))) as Upload[]
      if (!uploaded) throw new Error(`${name} was not kept`)
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
): Promise<Answer> {
  const isForm = body instanceof FormData
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  }
  const request = { method, headers, signal: AbortSignal.timeout(20_000) }
  const answer = await fetch(
    url + address,
    body ? { ...request, body: isForm ? body : JSON.stringify(body) } : request,
  )
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

async function insist(asked: Promise<Answer>): Promise<unknown> {
  const { status, body } = await asked
  if (status < 400) return body
  const { message } = (body as { error: { message: string } }).error
  throw new Error(`${status} ${message}`)
}
