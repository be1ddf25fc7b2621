import { expect, it } from 'vitest'
import { editor, service } from './service.ts'

const ADDRESSES = [
  '/api/pages',
  '/api/navigation/render/navigation',
  '/upload/files',
  '/admin/init',
  '/checks/menu',
]

it.each(['https://foreign.example', 'http://localhost:3000', 'null'])(
  'no endpoint lets a page of %s read what it answers',
  async (origin) => {
    const image = await firstUpload()
    for (const address of [...ADDRESSES, '/admin', image]) {
      for (const method of ['GET', 'OPTIONS']) {
        const response = await fetch(service.url + address, {
          method,
          headers: { origin, 'access-control-request-method': 'GET' },
          signal: AbortSignal.timeout(60_000),
        })
        await response.arrayBuffer()
        const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(allowed, `${method} ${address}`).toEqual([])
      }
    }
  },
)

async function firstUpload(): Promise<string> {
  const { body } = await editor.request('GET', '/upload/files?pageSize=1')
  const { results } = body as { results: readonly { url: string }[] }
  return results[0]?.url ?? '/uploads/nothing.png'
}
