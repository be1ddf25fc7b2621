import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { DEFAULT_NAVIGATION } from '../../content/defaults/navigation.ts'
import type { NavigationItem } from '../../content/model/navigation.ts'
import { seedDocument } from '../from-content/seed-document.ts'
import { signIn } from './sign-in.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1401
const PAGE = 'api::page.page'

let dataFolder: string
let service: Running | undefined

beforeAll(async () => {
  dataFolder = await makeDataFolder()
})
afterAll(async () => {
  await service?.stop()
  await removeDataFolder(dataFolder)
})

describe('the seed', () => {
  it('creates nothing when one of its pages is invalid', async () => {
    const document = seedDocument()
    const broken = { title: 'Broken', slug: 'Not a Slug', Content: [] }
    const seedFile = await writeSeed('broken.json', { ...document, pages: [...document.pages, broken] })
    await expect(start({ CMS_SEED_FILE: seedFile })).rejects.toThrow(
      'The default page Not a Slug is invalid: slug',
    )
  })

  it('creates every page, the footer and the menu in an empty database, even after a kill meanwhile', async () => {
    const killed = startForTest(PORT, dataFolder, {}, (line) => {
      if (line.includes('Seeding')) process.kill(pidIn(line), 'SIGKILL')
    })
    await expect(killed).rejects.toThrow('exited before it answered')
    service = await start()
    expect(await slugs()).toEqual(ALL_PAGES.map(({ slug }) => slug).toSorted())
    expect((await service.get('/api/footer')).status).toBe(200)
    const menu = (await service.get('/api/navigation/render/navigation?type=TREE')).body as MenuItem[]
    expect(titles(menu)).toEqual(titles(DEFAULT_NAVIGATION))
  })

  it('never restores what an editor deleted, and creates nothing twice', async () => {
    const editor = await signIn(running().url)
    await editor.remove(PAGE, (await editor.find(PAGE, 'slug', 'partnerships')).documentId)
    const about = await editor.find(PAGE, 'slug', 'about-us')
    await editor.publish(PAGE, about.documentId, { title: 'Who we are', slug: 'about-us', Content: [] })
    await restart()
    expect(await slugs()).toEqual(
      ALL_PAGES.map(({ slug }) => slug)
        .filter((slug) => slug !== 'partnerships')
        .toSorted(),
    )
    expect((await running().get('/api/pages?filters[slug][$eq]=about-us')).body).toMatchObject({
      data: [{ title: 'Who we are' }],
    })
    expect(running().lines.filter((line) => line.includes('Seeded'))).toEqual([])
  })
})

describe('the seed of a newer release', () => {
  beforeAll(async () => {
    const editor = await signIn(running().url)
    const ours = { title: 'Ours', slug: 'spring', Content: [] }
    await editor.publish(PAGE, (await editor.create(PAGE, ours)).documentId, ours)
    const document = seedDocument()
    const changed = document.pages.map((page) => ({ ...page, title: 'Changed' }))
    const added = { title: 'Brand new', slug: 'brand-new', Content: [] }
    const pages = [...changed, added, { ...ours, title: 'Theirs' }]
    await restart({ CMS_SEED_FILE: await writeSeed('newer.json', { ...document, pages }) })
  })

  it('adds its new pages, and changes no other', async () => {
    expect(await slugs()).toContain('brand-new')
    expect(await slugs()).not.toContain('partnerships')
    expect((await running().get('/api/pages?filters[title][$eq]=Changed')).body).toMatchObject({ data: [] })
  })

  it('keeps an editor’s page that has the slug of a new default page', async () => {
    expect((await running().get('/api/pages?filters[slug][$eq]=spring')).body).toMatchObject({
      data: [{ title: 'Ours' }],
    })
  })
})

type MenuItem = Pick<NavigationItem, 'title'> & { readonly items: readonly MenuItem[] }
type Titles = readonly { readonly title: string; readonly items: Titles }[]

function titles(items: readonly MenuItem[]): Titles {
  return items.map((item) => ({ title: item.title, items: titles(item.items) }))
}

function running(): Running {
  if (!service) throw new Error('The content service has not been started')
  return service
}

function start(env: Record<string, string> = {}): Promise<Running> {
  return startForTest(PORT, dataFolder, env)
}

async function restart(env: Record<string, string> = {}): Promise<void> {
  await running().stop()
  service = await start(env)
}

function pidIn(line: string): number {
  return Number(/process (\d+)/.exec(line)?.[1])
}

async function slugs(): Promise<string[]> {
  const { body } = await running().get('/api/pages?fields=slug&pagination[pageSize]=100')
  return (body as { data: { slug: string }[] }).data.map(({ slug }) => slug).toSorted()
}

async function writeSeed(name: string, document: object): Promise<string> {
  const file = path.join(dataFolder, name)
  await writeFile(file, JSON.stringify(document))
  return file
}
