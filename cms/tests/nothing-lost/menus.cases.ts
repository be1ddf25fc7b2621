import { describe, expect, it } from 'vitest'
import { replaceMenu } from '../../src/admin/concurrent-edits/menu/replace-menu.ts'
import type { ApiResponse, Editor } from '../sign-in.ts'
import { administrator, author, colleague, service } from './service.ts'
import type { Line } from './version-api.ts'

const MENU = 'plugin::navigation.navigation'

interface Item {
  readonly title: string
  readonly items?: readonly Item[]
  readonly [setting: string]: unknown
}
interface Menu {
  readonly documentId: string
  readonly name: string
  readonly updatedAt: string
  readonly items: readonly Item[]
}

describe('T163: of two editors who change the menu at the same time', () => {
  it('the second is told who saved and when, and nothing is changed', async () => {
    const loaded = await readMenu()
    const saved = await saved200(save(colleague, withFirst(loaded, 'By Ana'), loaded))
    expect(saved.updatedAt > loaded.updatedAt).toBe(true)
    for (const change of [save(administrator, withFirst(loaded, 'Mine'), loaded), remove(loaded, loaded)])
      expect(await change).toMatchObject({
        status: 409,
        body: {
          error: {
            message: 'Ana has saved this menu since you opened it.',
            details: { savedBy: 'Ana', savedAt: saved.updatedAt, version: saved.updatedAt },
          },
        },
      })
    expect(summary(await readMenu())).toEqual(summary(saved))
    expect(await firstLiveTitle()).toBe('By Ana')
  })

  it('the second may overwrite knowingly, by naming the version of the first', async () => {
    const loaded = await readMenu()
    const theirs = await saved200(save(colleague, withFirst(loaded, 'By Ana'), loaded))
    expect((await save(administrator, withFirst(loaded, 'Mine'), loaded)).status).toBe(409)
    const mine = await saved200(save(administrator, withFirst(loaded, 'Mine'), theirs))
    expect(mine.items[0]?.title).toBe('Mine')
    expect(summary(await readMenu())).toEqual(summary(mine))
  })

  it('the second may replace the whole menu: what was removed is there again, what was added is not', async () => {
    for (const { title } of (await readMenu()).items) {
      const loaded = await readMenu()
      const items = loaded.items.map((item) => ({ ...item, removed: item.title === title }))
      const added = group('Theirs', [group('Below theirs', [])])
      const theirs = await saved200(save(colleague, { ...loaded, items: [...items, added] }, loaded))
      expect(outline(theirs.items)).not.toEqual(outline(loaded.items))
      await saved200(save(administrator, replaceMenu(loaded, theirs) as Menu, theirs))
      expect(outline((await readMenu()).items)).toEqual(outline(loaded.items))
    }
  })

  it('one wins when both save in the same moment', async () => {
    const loaded = await readMenu()
    const answers = await Promise.all([
      save(administrator, withFirst(loaded, 'Mine'), loaded),
      save(colleague, withFirst(loaded, 'By Ana'), loaded),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'Mine' : 'By Ana'
    expect(await firstLiveTitle()).toBe(winner)
  })

  it('a save that fails changes neither the items nor the version', async () => {
    const loaded = await readMenu()
    const related = { __type: 'admin::user' }
    const items = loaded.items.map((item, index) =>
      index === 0 ? { ...item, title: 'Half', updated: true } : { ...item, related, updated: true },
    )
    expect((await save(administrator, { ...loaded, items }, loaded)).status).toBe(500)
    expect(await readMenu()).toEqual(loaded)
  })

  it('the second can compare both, unless they may not read the menu', async () => {
    const loaded = await readMenu()
    const data = withFirst(loaded, 'Mine')
    await saved200(save(colleague, withFirst(loaded, 'By Ana'), loaded))
    const body = { type: MENU, documentId: loaded.documentId, data }
    const { body: answer } = await administrator.request('POST', '/concurrent-edits/compare', body)
    const { mine, theirs } = (answer as { data: { mine: Line[]; theirs: Line[] } }).data
    expect(mine[0]).toEqual({ label: 'Menu', text: 'Mine' })
    expect(theirs[0]).toEqual({ label: 'Menu', text: 'By Ana' })
    expect(mine.slice(1)).not.toEqual([])
    expect((await author.request('POST', '/concurrent-edits/compare', body)).status).toBe(403)
    for (const [documentId, status] of [
      ['nothing', 404],
      [loaded.documentId, 400],
    ] as const) {
      const other = { type: MENU, documentId, ...(status === 404 && { data }) }
      expect((await administrator.request('POST', '/concurrent-edits/compare', other)).status).toBe(status)
    }
  })

  it('the second is told when the first has deleted the menu, with all of its items', async () => {
    const created = (await administrator.request('POST', '/navigation/', { name: 'Other', visible: false }))
      .body as Menu
    const empty = await readMenu(created.documentId)
    const items = [group('Above', [group('Below', [])])]
    const loaded = await saved200(save(administrator, { ...empty, items }, empty))
    expect((await remove(loaded, empty)).status).toBe(409)
    expect((await remove(loaded, loaded)).status).toBe(200)
    expect((await save(colleague, loaded, loaded)).status).toBe(404)
    const left = await administrator.request('GET', `/navigation/${created.documentId}`)
    expect(left.status).toBeGreaterThanOrEqual(400)
    expect((await readMenu()).items.length).toBeGreaterThan(0)
  })
})

describe('T164: nobody overwrites a menu by saying nothing', () => {
  it.each(['', `${MENU} another-menu 2031-05-04T03:02:01.000Z`, 'anything'])(
    'with the header %j',
    async (header) => {
      const loaded = await readMenu()
      const address = `/navigation/${loaded.documentId}`
      for (const [method, body] of [
        ['PUT', withFirst(loaded, 'Mine')],
        ['DELETE', undefined],
      ] as const) {
        const answer = await administrator.request(method, address, body, { 'x-draft-version': header })
        expect(answer.status).toBe(428)
      }
      expect(await readMenu()).toEqual(loaded)
    },
  )

  it('and no other route changes it', async () => {
    const loaded = await readMenu()
    const copy = await administrator.request('PUT', `/navigation/i18n/copy/${loaded.documentId}/en/fr`, {})
    expect(copy.status).toBe(403)
    for (const type of [MENU, `${MENU}-item`]) {
      const entry = `/content-manager/collection-types/${type}/${loaded.documentId}`
      expect((await administrator.request('PUT', entry, { name: 'Mine' })).status).toBe(403)
      expect((await administrator.request('DELETE', entry)).status).toBe(403)
    }
    expect(await readMenu()).toEqual(loaded)
  })
})

describe('T164: a change of one menu', () => {
  it('changes and deletes no items of another one, at any level', async () => {
    const other = await createMenu([group('Above', [group('Below', [])])])
    const mine = await readMenu()
    const [first, ...rest] = mine.items
    const above = other.items[0]
    const below = above?.items?.[0]
    if (!first || !above || !below) throw new Error('There are no items')
    const wrong: readonly (readonly Item[])[] = [
      [...mine.items, { ...above, title: 'Taken', updated: true }],
      [...mine.items, { ...above, items: [], removed: true }],
      [...rest, { ...first, items: [{ ...below, removed: true }] }],
      [...mine.items, group('New', [below])],
      [...rest, { ...first, id: above['id'], items: [group('Below another menu', [])] }],
      [...mine.items, { ...group('New', []), id: above['id'] }],
      [...mine.items, { ...first, removed: true }],
    ]
    for (const items of wrong)
      expect(await save(administrator, { ...mine, items }, mine)).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('some items are not of this menu') } },
      })
    expect(await readMenu(other.documentId)).toEqual(other)
    expect(await readMenu(mine.documentId)).toEqual(mine)
    expect((await remove(other, other)).status).toBe(200)
  })
})

describe('T77: a menu that no editor makes', () => {
  const long = 'x'.repeat(10_000)
  const empty = Array.from({ length: 6500 }, () => ({}) as Item)
  const deep = (levels: number): Item => group('Deep', levels === 1 ? [] : [deep(levels - 1)])
  const fields = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']))

  it.each([
    ['many items below long titles', [group(long, [group(long, empty)])], 'the title “x'],
    ['many items', empty, '500 items'],
    ['many items to be removed', empty.map((item) => ({ ...item, removed: true })), '500 items'],
    ['a thousand levels', [deep(1000)], 'the site shows 4'],
    ['many fields', [{ ...group('Fields', []), additionalFields: fields }], 'more than 20 fields'],
  ])('%s: neither compared nor saved', async (_name, items, message) => {
    const loaded = await readMenu()
    const data = { ...loaded, items }
    const compare = { type: MENU, documentId: loaded.documentId, data }
    const refused = { status: 400, body: { error: { message: expect.stringContaining(message) } } }
    expect(await administrator.request('POST', '/concurrent-edits/compare', compare)).toMatchObject(refused)
    expect(await save(administrator, data, loaded)).toMatchObject(refused)
    expect(await readMenu()).toEqual(loaded)
  })

  it('within the limits it is compared by short labels, whatever its values are', async () => {
    const { documentId } = await readMenu()
    const title = 'y'.repeat(255)
    const odd = [null, 1, 'item', { related: 'x', additionalFields: long }, { title: 1, items: 'x' }]
    const many = Array.from({ length: 490 }, (_, order) => ({ title, order }))
    const items = [{ title, items: [{ title, items: [{ title, items: many }] }] }, ...odd]
    const body = { type: MENU, documentId, data: { items } }
    const answer = await administrator.request('POST', '/concurrent-edits/compare', body)
    expect(answer.status).toBe(200)
    const { mine } = (answer.body as { data: { mine: Line[] } }).data
    expect(mine).toHaveLength(495)
    expect(Math.max(...mine.map(({ label }) => label.length))).toBeLessThan(250)
  })
})

/** Another menu, which visitors do not get. */
async function createMenu(items: readonly Item[]): Promise<Menu> {
  const settings = { name: 'Second', visible: false }
  const created = (await administrator.request('POST', '/navigation/', settings)).body as Menu
  const empty = await readMenu(created.documentId)
  await saved200(save(administrator, { ...empty, items }, empty))
  return readMenu(created.documentId)
}

async function readMenu(documentId?: string): Promise<Menu> {
  const menus = (await administrator.request('GET', '/navigation/')).body as Menu[]
  const menu = menus.find((found) => found.documentId === (documentId ?? menus[0]?.documentId))
  if (!menu) throw new Error('There is no menu')
  return menu
}

/** The titles of all items, with their targets and those of the items below. */
function outline(items: readonly Item[]): unknown[] {
  return items.map(({ title, type, path, externalPath, related, additionalFields, items: below = [] }) => [
    title,
    [type, path, externalPath, (related as { documentId?: string } | null)?.documentId, additionalFields],
    outline(below),
  ])
}

function summary({ updatedAt, items }: Menu): object {
  return { updatedAt, titles: items.map(({ title }) => title) }
}

/** Saves a menu as it was loaded from a version. */
function save(who: Editor, menu: Menu, version: Menu): Promise<ApiResponse> {
  return who.request('PUT', `/navigation/${menu.documentId}`, menu, stating(version))
}

function remove(menu: Menu, version: Menu): Promise<ApiResponse> {
  return administrator.request('DELETE', `/navigation/${menu.documentId}`, undefined, stating(version))
}

function stating({ documentId, updatedAt }: Menu): Record<string, string> {
  return { 'x-draft-version': `${MENU} ${documentId} ${updatedAt}` }
}

async function saved200(pending: Promise<ApiResponse>): Promise<Menu> {
  const { status, body } = await pending
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as Menu
}

function withFirst(menu: Menu, title: string): Menu {
  const items = menu.items.map((item, index) => (index === 0 ? { ...item, title, updated: true } : item))
  return { ...menu, items }
}

function group(title: string, items: readonly Item[]): Item {
  return {
    title,
    type: 'WRAPPER',
    path: '/',
    uiRouterKey: title.toLowerCase(),
    menuAttached: true,
    order: 1,
    collapsed: false,
    items,
  }
}

async function firstLiveTitle(): Promise<string | undefined> {
  const { body } = await service.get('/api/navigation/render/navigation?type=TREE')
  return (body as Item[])[0]?.title
}
