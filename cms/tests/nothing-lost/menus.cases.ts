import { describe, expect, it } from 'vitest'
import { compareMenus, type StoredMenu } from '../../src/admin/concurrent-edits/menu/compare-menus.ts'
import { replaceMenu } from '../../src/admin/concurrent-edits/menu/replace-menu.ts'
import {
  firstLiveTitle,
  group,
  MENU,
  type Menu,
  outline,
  readMenu,
  remove,
  save,
  saved200,
  summary,
  withFirst,
} from './menu-api.ts'
import { administrator, author, colleague } from './service.ts'

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
    const { body } = await administrator.request('GET', storedMenu(loaded.documentId))
    const { mine, theirs } = compareMenus(data, (body as { data: StoredMenu }).data)
    expect(mine[0]).toEqual({ label: 'Menu', text: 'Mine' })
    expect(theirs[0]).toEqual({ label: 'Menu', text: 'By Ana' })
    expect(mine.slice(1)).not.toEqual([])
    expect(mine.slice(1)).toEqual(theirs.slice(1))
    const context = `/checks/context?type=${MENU}`
    for (const address of [storedMenu(loaded.documentId), context])
      expect((await author.request('GET', address)).status).toBe(403)
    expect((await colleague.request('GET', context)).status).toBe(200)
    expect((await administrator.request('GET', storedMenu('nothing'))).status).toBe(404)
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

function storedMenu(documentId: string): string {
  return `/concurrent-edits/menu?documentId=${documentId}`
}
