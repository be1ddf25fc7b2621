import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMINISTRATOR, startForTest } from '../../cms/tests/start-for-test.ts'
import type { Closing } from '../running/closing.ts'
import type { Arrangement } from './arrangement.ts'

const STRAPI_PORT = 4241

/** Strapi's own create, of its smallest type, as the panel asks for it: three fields, no draft, and nobody to be told of it. */
export async function openStrapi(closing: Closing): Promise<Arrangement> {
  const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-cms-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  )
  const service = await startForTest(STRAPI_PORT, folder, { CONTENT_WEBHOOK_SECRET: '' })
  closing.add(service, ({ stop }) => stop())
  const token = await logIn(service.url)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return {
    name: "Strapi's create (SQLite)",
    posts: [{ url: `${service.url}/content-manager/collection-types/api::redirect.redirect`, headers }],
    body: JSON.stringify({ from: '/@@', to: '/there', permanent: true }),
  }
}

async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(ADMINISTRATOR) }
  const answer = await fetch(`${url}/admin/login`, { ...request, signal: AbortSignal.timeout(20_000) })
  return ((await answer.json()) as { data: { token: string } }).data.token
}
