import type { Editor } from '../sign-in.ts'
import { service } from './service.ts'

export async function textOf(who: Editor, address: string): Promise<string> {
  return JSON.stringify((await who.request('GET', address)).body)
}

export async function post(address: string, body: object, token?: string): Promise<Response> {
  return fetch(service.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
}
