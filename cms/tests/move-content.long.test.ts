import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { makePng } from './make-png.ts'
import { signIn, type Upload } from './sign-in.ts'
import { startObjectStore } from './start-object-store.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const run = promisify(execFile)
const PORT = 1455
const STORE_PORT = 1456
const PAGE = 'api::page.page'
const COMMAND = path.resolve(import.meta.dirname, '../operation/content-service.command.ts')

describe('content that moves from SQLite and local files to PostgreSQL and an object store', () => {
  let postgres: TestPostgres
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let dataFolder: string
  let env: Record<string, string>
  let image: Upload
  let before: unknown
  let service: Running | undefined

  beforeAll(async () => {
    postgres = await startPostgres(5562)
    store = await startObjectStore(STORE_PORT)
    dataFolder = await makeDataFolder()
    env = { CMS_DATABASE_URL: postgres.url, CMS_UPLOADS_URL: store.url }
    service = await startForTest(PORT, dataFolder)
    const editor = await signIn(service.url)
    image = await editor.upload('hero.png', 'image/png', makePng(800, 600))
    const block = { __component: 'blocks.hero', title: 'Ünï 🌍', image: image.id, imageAlt: 'A market' }
    const page = { title: 'Moved', slug: 'moved', Content: [block] }
    const { documentId } = await editor.create(PAGE, page)
    await editor.publish(PAGE, documentId, page)
    before = await contentOf(service.url)
  })
  afterAll(async () => {
    await service?.stop()
    await Promise.all([postgres?.stop(), store?.stop()])
    await removeDataFolder(dataFolder)
  })

  it('is not moved while the content service runs', async () => {
    await expect(move()).rejects.toThrow('Stop it first')
    await service?.stop()
    service = undefined
  })

  it('T138: is compared by counts and hashes, and stays as it was', async () => {
    const local = readdirSync(path.join(dataFolder, 'public/uploads')).filter((name) => !name.startsWith('.'))
    const output = await move()
    expect(output).toMatch(/^pages: \d\d rows, sha256 [\da-f]{64} on both sides$/mu)
    expect(output).toContain(`uploads: ${local.length} files`)
    expect([...store.objects.keys()].toSorted()).toEqual(local.toSorted())
    await expect(move()).rejects.toThrow('already holds pages')
  })

  it('is shown, edited, published and removed there, and the former database is unchanged', async () => {
    const moved = await startForTest(PORT, dataFolder, env)
    try {
      expect(await contentOf(moved.url)).toEqual(before)
      const editor = await signIn(moved.url)
      const page = await editor.find(PAGE, 'slug', 'moved')
      await editor.publish(PAGE, page.documentId, { title: 'Published there', slug: 'moved', Content: [] })
      const added = await editor.create(PAGE, { title: 'New', slug: 'new-there', Content: [] })
      await editor.publish(PAGE, added.documentId, { title: 'New', slug: 'new-there', Content: [] })
      expect((await moved.get('/api/pages?filters[slug][$eq]=moved')).body).toMatchObject({
        data: [{ title: 'Published there' }],
      })
      expect((await fetch(moved.url + image.url)).status).toBe(200)
      await editor.request('DELETE', `/upload/files/${image.id}`)
      expect(store.objects.has(path.basename(image.url))).toBe(false)
    } finally {
      await moved.stop()
    }
    const former = await startForTest(PORT, dataFolder)
    try {
      expect(await contentOf(former.url)).toEqual(before)
    } finally {
      await former.stop()
    }
  })

  it('does not move when PostgreSQL cannot be reached, or nothing says where to', async () => {
    const unreachable = { CMS_DATABASE_URL: 'postgres://127.0.0.1:5519/none', CMS_UPLOADS_URL: '' }
    await expect(move(unreachable)).rejects.toThrow('cannot be reached')
    const nowhere = { CMS_DATABASE_URL: '', CMS_UPLOADS_URL: '' }
    await expect(move(nowhere)).rejects.toThrow('Set CMS_DATABASE_URL')
  })

  it('leaves no row of a foreign key without its target', async () => {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_constraint where contype = 'f' and convalidated",
    )
    await client.end()
    expect(rows[0]?.count).toBeGreaterThan(50)
  })

  /** Not synchronously: the object store is in this process. */
  async function move(changes: Record<string, string> = {}): Promise<string> {
    const variables = { ...process.env, ...env, CMS_DATA_DIR: dataFolder, ...changes }
    return (await run(process.execPath, [COMMAND, 'move'], { env: variables })).stdout
  }
})

/** What the site reads. */
async function contentOf(url: string): Promise<unknown> {
  const pages = '/api/pages?populate[Content][populate]=*&pagination[pageSize]=100&sort=slug'
  const addresses = [
    pages,
    '/api/footer?populate=*',
    '/api/navigation/render/navigation?type=TREE',
    '/api/redirects',
  ]
  return Promise.all(
    addresses.map(async (address) =>
      JSON.parse(JSON.stringify(await (await fetch(url + address)).json(), withoutProvider)),
    ),
  )
}

/** Where an image is stored is the one thing that a move changes. */
function withoutProvider(key: string, value: unknown): unknown {
  return key === 'provider' ? undefined : value
}
