import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedPostgres } from '../../backend/testing/installed-postgres.ts'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { STRAPI_SECRETS } from '../../scripts/start-content-service.mjs'
import { makePng } from './make-png.ts'
import { receiveWebhooks, type WebhookReceiver } from './receive-webhooks.ts'
import { signIn, type Editor } from './sign-in.ts'
import { startObjectStore } from './start-object-store.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const run = promisify(execFile)
const PORTS = [1451, 1452] as const
const SITE_PORT = 1453
const STORE_PORT = 1454
const PAGE = 'api::page.page'
const FIELD = 'components_blocks_hero.subtitle'
const PROGRAMS = installedPostgres()
const COMMAND = path.resolve(import.meta.dirname, '../operation/content-service.command.ts')
/** Two content services share their secrets. */
const SECRETS = Object.fromEntries(STRAPI_SECRETS.map((name) => [name, `the ${name} of both services`]))

describe.skipIf(PROGRAMS === null)('two content services on one PostgreSQL and one object store', () => {
  let postgres: TestPostgres
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let site: WebhookReceiver
  let folders: string[]
  let services: Running[]
  let editor: Editor
  let env: Record<string, string>

  beforeAll(async () => {
    postgres = await startPostgres(5561, PROGRAMS ?? undefined)
    process.env['PATH'] = `${PROGRAMS}:${process.env['PATH']}`
    store = await startObjectStore(STORE_PORT)
    site = await receiveWebhooks(SITE_PORT)
    env = {
      ...SECRETS,
      CMS_DATABASE_URL: postgres.url,
      CMS_UPLOADS_URL: store.url,
      SITE_URLS: site.url,
    }
    folders = [await makeDataFolder(), await makeDataFolder()]
    services = await Promise.all(PORTS.map((port, index) => startForTest(port, folders[index]!, env)))
    editor = await signIn(services[0]!.url)
  })
  afterAll(async () => {
    for (const service of services ?? []) await service.stop()
    for (const folder of folders ?? []) await removeDataFolder(folder)
    await Promise.all([postgres?.stop(), store?.stop(), site?.close()])
  })

  it('T138: which start at the same moment create tables and content once', async () => {
    const seeded = services.flatMap(({ lines }) => lines.filter((line) => line.includes('Seeded')))
    expect(seeded).toHaveLength(1)
    for (const service of services) {
      const { body } = await service.get('/api/pages?fields=slug&pagination[pageSize]=100')
      const slugs = (body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
      expect(slugs.toSorted()).toEqual(ALL_PAGES.map(({ slug }) => slug).toSorted())
    }
    expect(await count('pages where published_at is not null')).toBe(ALL_PAGES.length)
    expect(await count('admin_users')).toBe(1)
  })

  it('T138: notify the site once of a change, and both show it', async () => {
    const [before, first, second] = [site.count(), services[0]!, services[1]!]
    const colleague = await signIn(second.url)
    await publishAbout(editor, 'From the first')
    expect(await site.next()).toContain('page:about-us')
    await publishAbout(colleague, 'From the second')
    expect(await site.next()).toContain('page:about-us')
    expect(site.count()).toBe(before + 2)
    for (const service of [first, second])
      expect((await service.get('/api/pages?filters[slug][$eq]=about-us')).body).toMatchObject({
        data: [{ title: 'From the second' }],
      })
  })

  it('store uploads in the bucket, show them at the same address on both, and remove them', async () => {
    const uploaded = await editor.upload('hero.png', 'image/png', makePng(64, 48))
    expect(uploaded.url).toMatch(/^\/uploads\/hero_\w+\.png$/)
    const name = uploaded.url.slice('/uploads/'.length)
    // Strapi optimizes what is uploaded.
    const stored = store.objects.get(name)
    expect(stored?.type).toBe('image/png')
    for (const service of services) {
      const response = await fetch(service.url + uploaded.url)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Buffer.from(await response.arrayBuffer()).equals(stored?.content ?? Buffer.alloc(0))).toBe(true)
      expect((await fetch(service.url + uploaded.url, { method: 'HEAD' })).status).toBe(200)
      expect((await fetch(`${service.url}/uploads/nothing.png`)).status).toBe(404)
    }
    expect(store.rejected()).toBe(0)
    expect((await editor.request('DELETE', `/upload/files/${uploaded.id}`)).status).toBe(200)
    expect(store.objects.has(name)).toBe(false)
    await editor.upload('restored.png', 'image/png', makePng(64, 48))
  })

  it('of two saves of one draft in the same moment, one is rejected', async () => {
    const { documentId } = await editor.create(PAGE, { title: 'Start', slug: 'same-moment', Content: [] })
    const loaded = await editor.find(PAGE, 'slug', 'same-moment')
    const headers = { 'x-draft-version': `${PAGE} ${documentId} ${String(loaded['updatedAt'])}` }
    const editors = [editor, await signIn(services[1]!.url)]
    const answers = await Promise.all(
      editors.map((one, index) =>
        one.request(
          'PUT',
          `/content-manager/collection-types/${PAGE}/${documentId}`,
          { title: `Save ${index}`, slug: 'same-moment', Content: [] },
          headers,
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('T137: content is backed up while they run, and restored with its uploads when they are stopped', async () => {
    const folder = path.join(folders[0]!, 'backup')
    expect(await contentService('backup', folder)).toMatch(/pages, .* checked\./u)
    const pages = await count('pages')
    const names = [...store.objects.keys()]
    const page = await editor.find(PAGE, 'slug', 'same-moment')
    await editor.remove(PAGE, page.documentId)
    await expect(contentService('restore', folder, '--yes')).rejects.toThrow('A content service is running')
    for (const service of services) await service.stop()
    ;(store.objects as Map<string, unknown>).clear()
    expect(await contentService('restore', folder, '--yes')).toContain('are restored')
    expect(await count('pages')).toBe(pages)
    expect([...store.objects.keys()].toSorted()).toEqual(names.toSorted())
  })

  it('T111: which have no place for stored content do not start, and change nothing; one that may drop it backs up first', async () => {
    await addField()
    await expect(startForTest(PORTS[0], folders[0]!, env)).rejects.toThrow(`would delete it: ${FIELD} (1)`)
    expect(await execute('select subtitle from components_blocks_hero where subtitle is not null')).toEqual([
      { subtitle: 'Kept' },
    ])
    services = [await startForTest(PORTS[0], folders[0]!, { ...env, CMS_DROP: FIELD })]
    expect((await services[0]!.get('/api/pages?filters[slug][$eq]=about-us')).status).toBe(200)
    // An upgrade of tables begins with a backup, by pg_dump.
    const backups = path.join(folders[0]!, 'backups')
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^content-.+\.dump$/)])
    const { stdout } = await run('pg_restore', [
      '--data-only',
      '--table=components_blocks_hero',
      '--file=-',
      path.join(backups, readdirSync(backups)[0]!),
    ])
    expect(stdout).toContain('Kept')
  })

  /** Not synchronously: the object store is in this process. */
  async function contentService(...args: readonly string[]): Promise<string> {
    const variables = { ...process.env, ...env, CMS_DATA_DIR: folders[0]! }
    return (await run(process.execPath, [COMMAND, ...args], { env: variables })).stdout
  }

  /** A column with a value, tracked by Strapi like those of its schema, as an earlier version left it. */
  async function addField(): Promise<void> {
    await execute('alter table components_blocks_hero add column subtitle varchar(255)')
    await execute(
      "update components_blocks_hero set subtitle = 'Kept' where id = (select min(id) from components_blocks_hero)",
    )
    await execute(`update strapi_database_schema set hash = 'of an earlier version', schema = (
      select jsonb_set(schema::jsonb, '{tables}', jsonb_agg(case when one ->> 'name' = 'components_blocks_hero'
        then jsonb_set(one, '{columns}', one -> 'columns' || '${SUBTITLE}'::jsonb) else one end))
      from jsonb_array_elements(schema::jsonb -> 'tables') one)`)
  }

  async function count(what: string): Promise<unknown> {
    const [row] = await execute(`select count(*)::int as count from ${what}`)
    return row?.['count']
  }

  async function execute(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    await client.end()
    return rows
  }
})

const SUBTITLE = JSON.stringify({
  name: 'subtitle',
  type: 'string',
  args: [],
  defaultTo: null,
  notNullable: false,
  unsigned: false,
})

async function publishAbout(who: Editor, title: string): Promise<void> {
  const { documentId } = await who.find(PAGE, 'slug', 'about-us')
  await who.publish(PAGE, documentId, { title, slug: 'about-us', Content: [] })
}
