import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMINISTRATOR, startForTest } from '../../cms/tests/start-for-test.ts'
import type { Cleanup } from '../processes/with-cleanup.ts'
import type { IntakeTarget } from './intake-target.ts'

const STRAPI_PORT = 4241

/** Strapi's create of its smallest type, as requested by the admin panel: three fields, no draft, no webhook. */
export async function startStrapi(cleanup: Cleanup): Promise<IntakeTarget> {
  const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-cms-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  )
  const service = await startForTest(STRAPI_PORT, folder, { CONTENT_WEBHOOK_SECRET: '' })
  cleanup.add(service, ({ stop }) => stop())
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
  const response = await fetch(`${url}/admin/login`, { ...request, signal: AbortSignal.timeout(20_000) })
  return ((await response.json()) as { data: { token: string } }).data.token
}
