import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpContent } from '../operation/back-up-content.ts'
import { restoreContent } from '../operation/restore-content.ts'
import { makePng } from './make-png.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'
import {
  ARTICLE,
  asEarlierVersion,
  CAROUSEL,
  changeDatabase,
  FILE_TEXT,
  HERO,
  REDIRECT,
  withoutCategory,
} from './upgrading/earlier-version.ts'
import {
  carousels,
  columns,
  columnTypes,
  groupPaths,
  subtitles,
  summaries,
  values,
} from './upgrading/stored-values.ts'

const PORT = 1416
const PAGE = 'api::page.page'
const COLUMN = `${HERO}.subtitle`
const NOW = Date.UTC(2026, 10, 22)

let dataFolder: string
let earlierFolder: string
let service: Running | undefined
let pictures: Document

/** The database of an earlier version: it comes from a backup of that version, restored over today's content. */
beforeAll(async () => {
  dataFolder = await makeSeededFolder()
  earlierFolder = await makeDataFolder()
  const first = await startForTest(PORT, dataFolder)
  const editor = await signIn(first.url)
  const redirect = { from: '/old', to: '/news', permanent: true }
  const { documentId } = await editor.create(REDIRECT, redirect)
  await editor.publish(REDIRECT, documentId, redirect)
  await publishPictures(editor)
  await first.stop()
  await cp(dataFolder, earlierFolder, { recursive: true })
  asEarlierVersion(database(earlierFolder))
})
afterAll(async () => {
  await service?.stop()
  for (const folder of [dataFolder, earlierFolder]) await removeDataFolder(folder)
})

it('T160: a backup of an earlier version is restored as it was; the next start migrates it or stops', async () => {
  const backup = path.join(earlierFolder, 'a-backup')
  const { pages, images } = await backUpContent(settingsOf(earlierFolder), backup, NOW)
  changeDatabase(database(), (opened) => opened.exec('delete from redirects'))
  const { before, ...restored } = await restoreContent(settingsOf(dataFolder), backup, true, NOW)
  expect(restored).toEqual({ pages, images })
  expect(subtitles(database())).toEqual(['first', 'second', 'third'])
  expect(columns(path.join(before ?? '', 'content.db'))).not.toContain('subtitle')
})

describe('T111: a version that has no place for stored content', () => {
  it('does not start, says how to proceed in one line, and changes nothing', async () => {
    const message = await start().catch(String)
    const line = String(message)
      .split('\n')
      .find((text) => text.includes('Cannot start'))
    expect(line).toContain(`would delete it: ${CAROUSEL} (2), ${COLUMN} (3)`)
    expect(line).toContain(`start with CMS_DROP=${CAROUSEL},${COLUMN}`)
    expect(subtitles(database())).toEqual(['first', 'second', 'third'])
    expect(carousels(database())).toEqual(['Offers', 'Shops'])
    expect(await backups()).toEqual([])
  })

  it('does not start when only something else may be dropped', async () => {
    const message = await problemOfStart(`${CAROUSEL},${HERO},${HERO}.title`)
    expect(message).toContain(`would delete it: ${COLUMN} (3).`)
    expect(await problemOfStart(`${CAROUSEL}.title,${COLUMN}`)).toContain(`would delete it: ${CAROUSEL} (2).`)
    expect(carousels(database())).toEqual(['Offers', 'Shops'])
  })

  it('starts when that is allowed, after a backup of the database', async () => {
    service = await start({ CMS_DROP: `${CAROUSEL},${COLUMN}` })
    const [backup, ...others] = await backups()
    expect(others).toEqual([])
    const copy = path.join(dataFolder, 'backups', backup ?? '')
    expect(subtitles(copy)).toEqual(['first', 'second', 'third'])
    expect(carousels(copy)).toEqual(['Offers', 'Shops'])
    expect(service.lines.join('\n')).toContain('Backed up the content database to')
    expect(columns(database())).not.toContain('subtitle')
    expect(columnTypes(database(), CAROUSEL)).toEqual({})
    expect(summaries(database())).not.toEqual([])
    expect(summaries(database())).toEqual(summaries(database(earlierFolder)))
    expect(columnTypes(database(), ARTICLE)).toMatchObject({ summary: 'TEXT', title: 'VARCHAR(255)' })
    expect((await service.get('/api/pages?filters[slug][$eq]=home')).body).toMatchObject({
      data: [{ slug: 'home' }],
    })
  })
})

describe('redirects of an earlier version, which had no drafts', () => {
  it('stay published, and can be edited', async () => {
    const running = started()
    expect((await running.get('/api/redirects')).body).toMatchObject({
      data: [{ from: '/old', to: '/news', permanent: true }],
    })
    const editor = await signIn(running.url)
    const { documentId } = await editor.find(REDIRECT, 'from', '/old')
    await editor.save(REDIRECT, documentId, { from: '/old', to: '/banks', permanent: true })
    expect((await running.get('/api/redirects')).body).toMatchObject({ data: [{ to: '/news' }] })
    await editor.publish(REDIRECT, documentId, { from: '/old', to: '/banks', permanent: true })
    expect((await running.get('/api/redirects')).body).toMatchObject({ data: [{ to: '/banks' }] })
  })
})

describe('alternative texts of an earlier version, which the file had', () => {
  it('are those of the pictures now, in drafts, on the site and in the history', async () => {
    const expected = [
      { title: 'Without', imageAlt: FILE_TEXT },
      { title: 'With', imageAlt: 'Its own' },
    ]
    const running = started()
    const address = '/api/pages?filters[slug][$eq]=pictures&populate[Content][on][blocks.hero]=true'
    expect((await running.get(address)).body).toMatchObject({ data: [{ Content: expected }] })
    const editor = await signIn(running.url)
    const draft = await editor.find(PAGE, 'slug', 'pictures')
    expect(draft).toMatchObject({ Content: expected, status: 'published', updatedAt: pictures['updatedAt'] })
    const opened = new DatabaseSync(database(), { readOnly: true })
    const version = opened
      .prepare('select snapshot from document_versions where entry_id = ?')
      .get(pictures.documentId)
    const { alternative_text: kept } = opened.prepare('select alternative_text from files').get() ?? {}
    opened.close()
    expect(JSON.parse(String(version?.['snapshot']))).toMatchObject({ Content: expected })
    expect(kept).toBe(FILE_TEXT)
  })
})

describe('the menu of an earlier version', () => {
  it('shows groups without "/#", and is the same on the site', async () => {
    expect(groupPaths(database())).toContain('/')
    expect(groupPaths(database())).not.toContain('#')
    const { body } = await started().get('/api/navigation/render/navigation?type=TREE')
    expect(JSON.stringify(body)).not.toContain('#/')
    expect(body).toMatchObject([
      { title: 'Consumers', path: '/', items: [{ path: '/pay-in-store' }, {}, {}, {}] },
      {},
      {},
      {},
    ])
  })
})

it('a start without a changed schema makes no backup', async () => {
  await started().stop()
  service = await start()
  expect(await backups()).toHaveLength(1)
})

it('T111: a version with a further field backs the database up before it adds it, and keeps the rest', async () => {
  await started().stop()
  withoutCategory(database())
  const titles = values(database(), 'title')
  service = await start()
  expect(service.lines.join('\n')).toContain('Backed up the content database to')
  const [, backup, ...others] = (await backups()).toSorted()
  expect(others).toEqual([])
  const copy = path.join(dataFolder, 'backups', backup ?? '')
  expect(columns(copy)).not.toContain('category')
  expect(columns(database())).toContain('category')
  expect(titles.length).toBeGreaterThan(5)
  for (const file of [copy, database()]) expect(values(file, 'title')).toEqual(titles)
})

function start(env: Record<string, string> = {}): Promise<Running> {
  return startForTest(PORT, dataFolder, env)
}

/** Why it does not start although these tables and columns may be dropped. */
async function problemOfStart(mayDrop: string): Promise<string> {
  return String(await start({ CMS_DROP: mayDrop }).catch(String))
}

function started(): Running {
  if (!service) throw new Error('The content service has not been started')
  return service
}

function database(folder = dataFolder): string {
  return path.join(folder, 'content.db')
}

function settingsOf(folder: string) {
  return { dataFolder: folder, databaseUrl: null, uploads: null }
}

async function backups(): Promise<string[]> {
  const names = await readdir(path.join(dataFolder, 'backups')).catch(() => [])
  return names.filter((name) => name.endsWith('.db'))
}

/** Publishes a page with an image twice, once with an alternative text of its own. */
async function publishPictures(editor: Editor): Promise<void> {
  const { id } = await editor.upload('shop.png', 'image/png', makePng(8, 8))
  const hero = { __component: 'blocks.hero', image: id }
  const Content = [
    { ...hero, title: 'Without' },
    { ...hero, title: 'With', imageAlt: 'Its own' },
  ]
  const page = { title: 'Pictures', slug: 'pictures', Content }
  const { documentId } = await editor.create(PAGE, page)
  await editor.publish(PAGE, documentId, page)
  pictures = await editor.find(PAGE, 'slug', 'pictures')
}
