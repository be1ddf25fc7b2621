import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../../cms/tests/sign-in.ts'
import { startForTest } from '../../cms/tests/start-for-test.ts'
import type { Closing } from '../running/closing.ts'
import type { Arrangement } from './arrangement.ts'

const FULL_ACCESS = {
  name: 'bench',
  description: '',
  type: 'full-access',
  kind: 'content-api',
  lifespan: null,
}

/** Strapi's own create, of its smallest type: three fields, no draft, and nobody to be told of it. */
export async function openStrapi(closing: Closing, port: number): Promise<Arrangement> {
  const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-cms-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  )
  const service = await startForTest(port, folder, { CONTENT_WEBHOOK_SECRET: '' })
  closing.add(service, ({ stop }) => stop())
  const editor = await signIn(service.url)
  const { body } = await editor.ask('POST', '/admin/api-tokens', FULL_ACCESS)
  const { accessKey } = (body as { data: { accessKey: string } }).data
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessKey}` }
  return {
    name: "Strapi's create (SQLite)",
    posts: [{ url: `${service.url}/api/redirects`, headers }],
    body: JSON.stringify({ data: { from: '/@@', to: '/there', permanent: true } }),
  }
}
